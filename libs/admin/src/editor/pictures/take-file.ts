import {
  FILE_HEAD_BYTES,
  type FileKind,
  fileKind,
  isTooNarrow,
  PICTURE_SIDE_MAX,
  refusalOf,
  UPLOAD_KINDS,
  UPLOAD_PIXELS_MAX,
  UPLOAD_SIDE_MAX,
  type UploadFolder,
  type UploadRefusal,
  uploadBytesMax,
  uploadRefusals,
} from '@tdt/contracts/plain';

/** Where the files of a field go; without `video` it takes pictures only. */
export interface FileFolders {
  image: UploadFolder;
  video?: UploadFolder;
}

const VIDEOS: readonly (FileKind | null)[] = UPLOAD_KINDS.video;
/** What a browser may know how to show: the others are refused as what they are. */
const PICTURES: readonly (FileKind | null)[] = [...UPLOAD_KINDS.image, 'heic'];

/**
 * A chosen file as it can be uploaded, or why it cannot. Its bytes count, not its name. A photo of a phone (HEIC) and a
 * picture that is too large are drawn again, upright and smaller, where this browser can. The server checks again.
 */
export async function takeFile(file: File, { image, video }: FileFolders): Promise<File | UploadRefusal> {
  const head = await file
    .slice(0, FILE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  // It was moved or deleted since.
  if (!head) return uploadRefusals(image, file.name).damaged;
  const kind = fileKind(new Uint8Array(head));
  const isVideo = video !== undefined && VIDEOS.includes(kind);
  const folder = isVideo ? video : image;
  const refusal = refusalOf(folder, file, kind);
  const bitmap = PICTURES.includes(kind) ? await decode(file) : null;
  if (!bitmap) return refusal ?? typed(file, `${isVideo ? 'video' : 'image'}/${kind}`);
  const refusals = uploadRefusals(folder, file.name);
  const { width, height } = bitmap;
  try {
    if (isTooNarrow(width, height)) return refusals.unfitShape;
    const hasTooMany = width * height > UPLOAD_PIXELS_MAX;
    if (!refusal && !hasTooMany && Math.max(width, height) <= UPLOAD_SIDE_MAX) return typed(file, `image/${kind}`);
    const smaller = await redraw(bitmap, file.name);
    if (smaller && smaller.size <= uploadBytesMax(folder)) return smaller;
    return refusal ?? (hasTooMany ? refusals.tooManyPixels : refusals.unfitShape);
  } finally {
    bitmap.close();
  }
}

/** The type tells a picture from a video later on; a name may have given another one. */
const typed = (file: File, type: string): File => (file.type === type ? file : new File([file], file.name, { type }));

/** `null`: this browser cannot show the file. Only the server knows whether it is damaged. */
async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

const QUALITY = 0.92;

/** The picture as large as the site stores it; `null`: this browser cannot draw it. */
async function redraw(bitmap: ImageBitmap, name: string): Promise<File | null> {
  const scale = Math.min(1, PICTURE_SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)];
  try {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    let drawn = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
    if (drawn.type !== 'image/webp') {
      // Safari writes no WebP. JPEG has no transparency: white stands behind.
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    }
    const extension = drawn.type === 'image/webp' ? 'webp' : 'jpg';
    return new File([drawn], `${name.replace(/\.\w+$/, '')}.${extension}`, { type: drawn.type });
  } catch {
    return null;
  }
}
