import type { AdminPicture, PicturePlace } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { pictureRow } from '@tdt/testing/components';

const RECIPE = '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11';

export const place = (fields: Partial<PicturePlace> = {}): PicturePlace => ({
  kind: 'recipe',
  id: RECIPE,
  title: 'Tarte aux figues',
  use: 'cover',
  state: 'live',
  alt: '',
  href: ADMIN_PAGES.recipe(RECIPE),
  ...fields,
});

/** The picture of `pictureRow` with its places: one of them is in the trash. */
export const storedPicture = (fields: Partial<AdminPicture> = {}): AdminPicture => ({
  ...pictureRow(),
  places: [place(), place({ title: 'Flan', state: 'trash', alt: 'Un flan', href: ADMIN_PAGES.recipe('flan') })],
  ...fields,
});
