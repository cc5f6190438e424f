export { createLocalStorage } from './local-storage.ts';
export { openStorage } from './open-storage.ts';
export { type S3Settings, s3Env, s3Settings } from './s3/s3-settings.ts';
export type { Storage, StoredFile } from './storage.ts';
export { isStoragePath } from './storage-path.ts';
