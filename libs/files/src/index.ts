export {
  DEFAULT_COVER,
  DEFAULT_DISHES,
  DEFAULT_PLACES,
  DEFAULT_POLAROID,
  DEFAULT_TEAM,
} from './pictures/default-pictures.ts';
export { PictureNotTaken } from './pictures/fetch-picture.ts';
export { imageFields } from './pictures/image-fields.ts';
export type { Media } from './pictures/media.ts';
export type { MediaFiles } from './pictures/media-files.ts';
export { isDefaultPicture, parseMediaUrl, storagePathOf } from './pictures/media-path.ts';
export { missingFiles, type NamedFile, namedImages } from './pictures/missing-files.ts';
export { openMedia } from './pictures/open-media.ts';
export { presentImage } from './pictures/present-image.ts';
export { originalOf } from './pictures/referenced-media.ts';
export { removedPath } from './pictures/removed-files.ts';
export { editableImages, imagesOf, numberedImages, type StoredImage } from './pictures/stored-image.ts';
export type { Swept } from './pictures/sweep-media.ts';
export { type TakenPicture, takePicture } from './pictures/take-picture.ts';
export type { IncomingFile } from './pictures/uploads/uploads.ts';
