import type { AdminPictureRow } from '@tdt/contracts';
import { presentImage } from '../pictures/present-image.ts';
import type { PictureDocument } from './picture.model.ts';

/** A picture as the library lists it. */
export function presentPicture(picture: PictureDocument): AdminPictureRow {
  const { _id: id, focal, bytes, name, credit, kept, use_count, uses, created_at, created_by, revision } = picture;
  return {
    ...presentImage(picture),
    ...{ id, focal, bytes, name, credit, kept, use_count, uses, created_by, revision },
    created_at: created_at.toISOString(),
  };
}
