/** Pictures as documents store them, forms name them, and pages show them. */

export { DEFAULT_COVER, DEFAULT_DISHES, DEFAULT_PLACES, DEFAULT_POLAROID, DEFAULT_TEAM } from './default-pictures.ts';
export { imageFields } from './image-fields.ts';
export { missingFiles, type NamedFile, namedImages } from './missing-files.ts';
export { presentImage } from './present-image.ts';
export { editableImages, imagesOf, numberedImages, type StoredImage } from './stored-image.ts';
