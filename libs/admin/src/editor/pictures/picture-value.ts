import type { SavedImage, UploadedFile } from '@tdt/contracts';
import { randomId } from '../random-id.ts';

/** A picture of a form. A new one is a preview until its file is uploaded. */
export interface PictureValue extends SavedImage {
  /** Identifies the picture in the form. */
  key: string;
  /** Not uploaded yet; `url` is then the address of its preview (`blob:…`). */
  file?: File;
}

/** A picture that is not uploaded yet. Its size in pixels is 0 until it is uploaded. */
export const newPicture = (file: File): PictureValue => ({
  key: randomId(),
  url: URL.createObjectURL(file),
  width: 0,
  height: 0,
  placeholder: '',
  alt: '',
  focal: null,
  file,
});

/** A picture with what its upload returned. What editors wrote about it stays; else it has what the library says of it. */
export function uploadedPicture({ file: _, ...picture }: PictureValue, stored: UploadedFile): PictureValue {
  const { url, width, height, placeholder, picture: known } = stored;
  const alt = picture.alt || (known?.alt ?? '');
  return { ...picture, url, width, height, placeholder, alt, focal: picture.focal ?? known?.focal ?? null };
}

/** A picture as the server stores it. Must be uploaded. */
export const savedImage = ({ key: _, file: __, ...image }: PictureValue): SavedImage => image;

/** Frees the memory of a preview that is no longer shown. */
export function dropPreview({ file, url }: Pick<PictureValue, 'file' | 'url'>): void {
  if (file) URL.revokeObjectURL(url);
}

/** A picture whose preview was freed, or belongs to a document that is gone, with a new one. */
export const withPreview = <Value extends { file?: File; url: string }>(value: Value): Value =>
  value.file ? { ...value, url: URL.createObjectURL(value.file) } : value;
