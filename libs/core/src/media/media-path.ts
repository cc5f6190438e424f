import { IMAGE_WIDTHS, type ImageFormat, MEDIA_BUCKET } from '@tdt/contracts';

/** Address prefix of everything in the bucket; its storage path is the same without the first slash. */
const PREFIX = `/media/${MEDIA_BUCKET}/`;

const FOLDER = /^[A-Za-z0-9_-]{1,60}(\/[A-Za-z0-9_-]{1,60}){0,4}$/;
const FILE =
  /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(?<width>[1-9]\d{2,3}))?\.(?<extension>webp|avif|mp4|webm)$/;

export interface MediaPath {
  /** Storage path of what was asked for. */
  path: string;
  /** Set on a variant: what it is made from and how. */
  variant: { original: string; width: number; format: ImageFormat } | null;
}

/** What an address in the bucket stands for; `null` unless it is an original or a variant of an allow-listed width. */
export function parseMediaPath(folder: string, file: string): MediaPath | null {
  const parts = FILE.exec(file)?.groups;
  if (!parts || !FOLDER.test(folder)) return null;
  const base = `media/${MEDIA_BUCKET}/${folder}`;
  const { id, width, extension } = parts;
  if (width === undefined) return extension === 'avif' ? null : { path: `${base}/${file}`, variant: null };
  if (!IMAGE_WIDTHS.some((allowed) => allowed === Number(width))) return null;
  if (extension !== 'avif' && extension !== 'webp') return null;
  const original = `${base}/${id}.webp`;
  return { path: `${base}/${file}`, variant: { original, width: Number(width), format: `image/${extension}` } };
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
