export { storageIn, temporaryBucket } from './testing/buckets.ts';
export { anImage, anMp4, webp } from './testing/pictures.ts';
