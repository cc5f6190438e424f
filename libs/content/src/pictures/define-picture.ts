import type { PictureOwner, PictureSeed } from '@tdt/contracts';
import placeholders from '../../data/placeholders.json' with { type: 'json' };
import { pictureId } from './identity.ts';

const PLACEHOLDERS: Readonly<Record<string, string>> = placeholders;

/** A transparent pixel, for a picture planned after the placeholders were made. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type Planned = Pick<PictureSeed, 'owner' | 'image_type' | 'image_order' | 'folder' | 'alt' | 'committed' | 'spec'>;

/** Adds what follows from a plan: id, address, size and placeholder. */
export function definePicture(planned: Planned): PictureSeed {
  const { owner, image_type, image_order, folder, spec } = planned;
  const id = pictureId(`${ownerKey(owner)}:${image_type}:${image_order}`);
  return Object.freeze({
    id,
    ...planned,
    ...spec.size,
    url: `/media/recipe-images/${folder}/${id}.webp`,
    placeholder: PLACEHOLDERS[id] ?? BLANK,
  });
}

const ownerKey = (owner: PictureOwner): string =>
  owner.kind === 'recipe' ? `recipe:${owner.title}` : `country:${owner.code}`;
