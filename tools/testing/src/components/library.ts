import type { AdminPictureRow } from '@tdt/contracts';
import type { ApiTable } from './stub-api.ts';

/** A picture of the library: the cover of two recipes, without alternative text. */
export const pictureRow = (fields: Partial<AdminPictureRow> = {}): AdminPictureRow => ({
  id: '3f0e6c1a-8d52-4b7e-9a41-5c2f7d90b6e1',
  url: '/media/tarte.webp',
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,AAAA',
  alt: '',
  focal: null,
  variants: [{ type: 'image/webp', width: 320, url: '/media/tarte.320w.webp' }],
  bytes: 320_000,
  name: 'IMG_0042.jpg',
  credit: 'Ada',
  kept: false,
  use_count: 2,
  uses: [{ use: 'cover', title: 'Tarte aux figues' }],
  created_at: '2026-11-20T10:00:00.000Z',
  created_by: 'chef@exemple.fr',
  revision: 3,
  ...fields,
});

/** One that nothing shows, with a text and a focal point. */
export const unusedPicture = pictureRow({
  id: 'b1d1c9a0-0000-4000-8000-000000000001',
  url: '/media/marche.webp',
  alt: 'Un marché',
  focal: { x: 2, y: 8 },
  name: 'marche.png',
  use_count: 0,
  uses: [],
});

/** What the API returns to who lists these pictures. */
export const libraryApi = (items = [pictureRow(), unusedPicture]): ApiTable => ({
  '/api/admin/pictures': { items, total: items.length, page: 1, page_size: 24 },
  '/api/admin/country-names': { items: [] },
});
