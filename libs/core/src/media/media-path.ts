import { IMAGE_RATIOS, IMAGE_WIDTHS, type ImageFormat, type ImageRatio, MEDIA_BUCKET } from '@tdt/contracts';

/** Address prefix of everything in the bucket; its storage path is the same without the first slash. */
const PREFIX = `/media/${MEDIA_BUCKET}/`;

const FOLDER = /^[A-Za-z0-9_-]{1,60}(\/[A-Za-z0-9_-]{1,60}){0,4}$/;
const FILE =
  /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(?<size>[1-9]\d{2,3}|\d{1,2}x\d))?\.(?<extension>webp|avif|mp4|webm)$/;

export interface MediaPath {
  /** Storage path of what was asked for. */
  path: string;
  /** Set on a variant: what it is made from and how. */
  variant: Variant | null;
}

/** Narrower than the original, or cut in a ratio. */
export type Variant = { original: string; format: ImageFormat } & ({ width: number } | { ratio: ImageRatio });

/** What an address in the bucket stands for; `null` unless it is an original or a variant of an allow-listed size. */
export function parseMediaPath(folder: string, file: string): MediaPath | null {
  const parts = FILE.exec(file)?.groups;
  if (!parts || !FOLDER.test(folder)) return null;
  const base = `media/${MEDIA_BUCKET}/${folder}`;
  const { id, size, extension } = parts;
  if (size === undefined) return extension === 'avif' ? null : { path: `${base}/${file}`, variant: null };
  if (extension !== 'avif' && extension !== 'webp') return null;
  const made = { original: `${base}/${id}.webp`, format: `image/${extension}` as const };
  const ratio = extension === 'webp' && IMAGE_RATIOS.find((allowed) => allowed === size);
  if (ratio) return { path: `${base}/${file}`, variant: { ...made, ratio } };
  const width = IMAGE_WIDTHS.find((allowed) => allowed === Number(size));
  return width ? { path: `${base}/${file}`, variant: { ...made, width } } : null;
}

/** The same for a whole address on the site. */
export function parseMediaUrl(url: string): MediaPath | null {
  if (!url.startsWith(PREFIX)) return null;
  const rest = url.slice(PREFIX.length);
  const slash = rest.lastIndexOf('/');
  return parseMediaPath(rest.slice(0, slash), rest.slice(slash + 1));
}

/** Storage path of an original's address; `null` when the picture is not ours. */
export function storagePathOf(url: string): string | null {
  const parsed = parseMediaUrl(url);
  return parsed && !parsed.variant ? parsed.path : null;
}
