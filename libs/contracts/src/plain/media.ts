import type { CountryImageType } from './constants.ts';

/** Rules of uploaded files that browser and server share. */

/** Folders of the bucket that editors upload to, beside those of countries. */
export const UPLOAD_FOLDERS = [
  'cover',
  'plat',
  'recipe-steps-images',
  'recipe-steps-videos',
  'about',
  'pages',
  /** Pictures that are no document's yet: they stay. */
  'library',
] as const;

/** `new` stands for a country that is not stored yet. */
export const NEW_COUNTRY = 'new';
/** The folder of a country's pictures of a type; the country's id may be `NEW_COUNTRY`. */
export const countryFolder = <Type extends CountryImageType>(id: string, type: Type) =>
  `countries/${id}/${type}` as const;

export type UploadFolder = (typeof UPLOAD_FOLDERS)[number] | ReturnType<typeof countryFolder>;

/** Kinds of files that are taken, by their bytes. */
export const UPLOAD_KINDS = { image: ['jpeg', 'png', 'webp'], video: ['mp4', 'webm'] } as const;
/** The same as file fields offer them (`accept`). */
export const IMAGE_FILES = UPLOAD_KINDS.image.map((kind) => `image/${kind}`).join();
export const MEDIA_FILES = [IMAGE_FILES, ...UPLOAD_KINDS.video.map((kind) => `video/${kind}`)].join();

const MEGABYTE = 1024 * 1024;
/** Largest file by folder, in bytes; `countries`: the folders of all countries. */
export const UPLOAD_BYTES_MAX: Record<(typeof UPLOAD_FOLDERS)[number] | 'countries', number> = {
  cover: 5 * MEGABYTE,
  plat: 5 * MEGABYTE,
  'recipe-steps-images': 10 * MEGABYTE,
  'recipe-steps-videos': 10 * MEGABYTE,
  about: 10 * MEGABYTE,
  pages: 10 * MEGABYTE,
  library: 10 * MEGABYTE,
  countries: 10 * MEGABYTE,
};
const FIXED: ReadonlySet<string> = new Set(UPLOAD_FOLDERS);
const isFixed = (folder: UploadFolder): folder is (typeof UPLOAD_FOLDERS)[number] => FIXED.has(folder);
/** The same for any folder. */
export const uploadBytesMax = (folder: UploadFolder): number =>
  UPLOAD_BYTES_MAX[isFixed(folder) ? folder : 'countries'];
/** Files of one request. */
export const UPLOAD_FILES_MAX = 8;
/** Most pixels of a picture. */
export const UPLOAD_PIXELS_MAX = 50e6;
/** Whether a picture is too long or too narrow for any page: more than 20 times as long as wide. */
export const isTooNarrow = (width: number, height: number): boolean =>
  Math.max(width, height) > 20 * Math.min(width, height);
/** Longest side of an uploaded picture in pixels. */
export const UPLOAD_SIDE_MAX = 12_000;

/** Longest side of a stored picture in pixels, and its largest size in bytes. */
export const PICTURE_SIDE_MAX = 2048;
export const PICTURE_BYTES_MAX = 3 * MEGABYTE;

/** A focal point is stored in steps of a tenth of width and height: 0 to 10. */
export const FOCAL_STEPS = 10;

export const UPLOAD_MESSAGES = {
  tooLargeTitle: 'Fichier trop volumineux',
  typeTitle: 'Type de fichier non supporté',
  coverTooLarge: "L'image ne doit pas dépasser 5MB",
  coverType: 'Veuillez sélectionner une image (JPG, PNG, etc.)',
  dishTooLarge: (file: string) => `${file} ne doit pas dépasser 5MB`,
  dishType: (file: string) => `${file} n'est pas une image`,
  mediaTooLarge: 'La taille maximum est de 10MB',
  mediaType: 'Veuillez sélectionner un type de fichier valide',
  noFileTitle: 'Aucun fichier sélectionné',
  noFile: 'Veuillez sélectionner un fichier à uploader',
} as const;
