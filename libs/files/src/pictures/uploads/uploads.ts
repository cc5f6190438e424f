import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import {
  MEDIA_BUCKET,
  UPLOAD_KINDS,
  type UploadedFile,
  type UploadedFiles,
  type UploadFolder,
  uploadBytesMax,
} from '@tdt/contracts';
import { limitConcurrency } from '@tdt/database';
import { imageVariants } from '@tdt/domain';
import type { Storage } from '../../storage/storage.ts';
import { type FileKind, fileKind, isCompleteMp4, isCompleteWebm } from '../file-kind.ts';
import { type PreparedPicture, preparePicture, UnfitShape } from './prepare-picture.ts';
import { noFile, type Refusals, refusalsOf } from './refusals.ts';

/** Pictures prepared at a time. Variants for visitors are made meanwhile, in threads of the same pool of four. */
const CONCURRENT_PICTURES = 1;

const PICTURES: readonly (FileKind | null)[] = UPLOAD_KINDS.image;
const VIDEOS: readonly (FileKind | null)[] = UPLOAD_KINDS.video;

/** A file as an editor sends it. */
export interface IncomingFile {
  /** What the browser calls it; it only appears in sentences. */
  name: string;
  bytes: Buffer;
}

interface Dependencies {
  storage: Storage;
  log: Logger;
}

export type Upload = ReturnType<typeof createUploads>;

/** See `Media.upload`. */
export function createUploads({ storage, log }: Dependencies) {
  const limited = limitConcurrency(CONCURRENT_PICTURES);

  async function prepare(refuse: Refusals, bytes: Buffer): Promise<PreparedPicture> {
    try {
      return await limited(() => preparePicture(bytes));
    } catch (error) {
      if (error instanceof UnfitShape) throw refuse.unfitShape();
      throw /pixel limit/.test(String(error)) ? refuse.tooManyPixels() : refuse.damaged(error);
    }
  }

  /** The file as it is stored, without its address. */
  async function accept(folder: UploadFolder, { name, bytes }: IncomingFile) {
    const refuse = refusalsOf(folder, name);
    const kind = fileKind(bytes);
    const isVideo = folder === 'recipe-steps-videos';
    if (bytes.length === 0) throw refuse.empty();
    if (bytes.length > uploadBytesMax(folder)) throw refuse.tooLarge();
    if (kind === null || !(isVideo ? VIDEOS : PICTURES).includes(kind)) throw refuse.wrongType(kind);
    if (!isVideo) return { type: 'image', extension: 'webp', ...(await prepare(refuse, bytes)) } as const;
    if (!(kind === 'mp4' ? isCompleteMp4(bytes) : isCompleteWebm(bytes))) throw refuse.damaged();
    return { type: 'video', extension: kind, bytes, width: 0, height: 0, placeholder: '' } as const;
  }

  return async (folder: UploadFolder, files: AsyncIterable<IncomingFile>): Promise<UploadedFiles> => {
    const paths: string[] = [];
    const items: UploadedFile[] = [];
    try {
      for await (const file of files) {
        const { bytes, extension, type, ...size } = await accept(folder, file);
        const path = `media/${MEDIA_BUCKET}/${folder}/${randomUUID()}.${extension}`;
        const url = `/${path}`;
        paths.push(path);
        await storage.put(path, bytes);
        const variants = type === 'image' ? imageVariants(url, size.width) : [];
        items.push({ url, ...size, variants, type, bytes: bytes.length });
      }
      if (items.length === 0) throw noFile();
      return { items };
    } catch (error) {
      await Promise.all(paths.map(discard));
      throw error;
    }
  };

  async function discard(path: string): Promise<void> {
    try {
      await storage.remove(path);
    } catch (error) {
      log.warn({ err: error, path }, 'A file of a failed upload could not be removed');
    }
  }
}
