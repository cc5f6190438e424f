import {
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageRatio,
  type ImageWidth,
  MEDIA_BUCKET,
  SHARE_SIZE,
  UploadFolderSchema,
} from '@tdt/contracts';

/** URL prefix of the bucket's files; a storage path is the URL path without its first slash. */
const PREFIX = `/media/${MEDIA_BUCKET}/`;

const FOLDER = /^[A-Za-z0-9_-]{1,60}(\/[A-Za-z0-9_-]{1,60}){0,4}$/;
const FILE =
  /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(?<size>[1-9]\d{2,3}|\d{1,2}x\d|1200x630)(?:\.f(?<place>10|[0-46-9]))?)?\.(?<extension>webp|avif|jpg|mp4|webm)$/;

/** The size of previews in addresses. */
const SHARED = `${SHARE_SIZE.width}x${SHARE_SIZE.height}`;

export interface MediaPath {
  /** Storage path of the requested file. */
  path: string;
  /** How to make the file; `null` for an original. */
  variant: Variant | null;
}

/**
 * Not wider than the original (`width` identifies the copy), cropped to a ratio, or the JPEG for previews of shared
 * links. `place` of a crop: see `cropSuffix` of the domain; `null`: the middle, which has no name of its own.
 */
export type Variant = { original: string } & (
  | { format: ImageFormat; width: ImageWidth }
  | { format: ImageFormat; ratio: ImageRatio; place: number | null }
  | { format: 'image/jpeg'; place: number | null }
);

/** Parses the path of an original or of a variant in an allowed size; `null` for any other. */
export function parseMediaPath(folder: string, file: string): MediaPath | null {
  const parts = FILE.exec(file)?.groups;
  if (!parts || !FOLDER.test(folder)) return null;
  const base = `media/${MEDIA_BUCKET}/${folder}`;
  const path = `${base}/${file}`;
  if (parts.size === undefined) return isOriginal(parts.extension) ? { path, variant: null } : null;
  const variant = parseVariant(`${base}/${parts.id}.webp`, parts);
  return variant && { path, variant };
}

function parseVariant(original: string, { size, place, extension }: Partial<Record<string, string>>): Variant | null {
  const crop = { original, place: place === undefined ? null : Number(place) };
  if (extension === 'jpg') return size === SHARED ? { ...crop, format: 'image/jpeg' } : null;
  if (extension !== 'avif' && extension !== 'webp') return null;
  const format = `image/${extension}` as const;
  const ratio = extension === 'webp' && IMAGE_RATIOS.find((allowed) => allowed === size);
  if (ratio) return { ...crop, format, ratio };
  const width = place === undefined && IMAGE_WIDTHS.find((allowed) => allowed === Number(size));
  return width ? { original, format, width } : null;
}

const isOriginal = (extension: string | undefined): boolean => extension !== 'avif' && extension !== 'jpg';

/** The same for a whole URL path of the site. */
export function parseMediaUrl(url: string): MediaPath | null {
  if (!url.startsWith(PREFIX)) return null;
  const rest = url.slice(PREFIX.length);
  const slash = rest.lastIndexOf('/');
  return parseMediaPath(rest.slice(0, slash), rest.slice(slash + 1));
}

/** Storage path of an original's URL; `null` when the site does not store the picture. */
export function storagePathOf(url: string): string | null {
  const parsed = parseMediaUrl(url);
  return parsed && !parsed.variant ? parsed.path : null;
}

/** Whether a URL is of a picture that every site has, see `default-pictures.ts`. */
export const isDefaultPicture = (url: string): boolean => url.startsWith(`${PREFIX}default/`);

/** Whether a URL is of a file in one of the folders that editors upload to. */
export const isUploaded = (url: string): boolean => {
  const folder = url.slice(PREFIX.length, url.lastIndexOf('/'));
  return storagePathOf(url) !== null && UploadFolderSchema.safeParse(folder).success;
};
