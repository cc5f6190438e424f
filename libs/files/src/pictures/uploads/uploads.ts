import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import {
  AppError,
  fileKind,
  MEDIA_BUCKET,
  refusalOf,
  UPLOAD_MESSAGES,
  type UploadedFile,
  type UploadedFiles,
  type UploadFolder,
  type UploadRefusal,
  uploadRefusals,
} from '@tdt/contracts';
import { limitConcurrency } from '@tdt/database';
import { imageVariants } from '@tdt/domain';
import type { Storage } from '../../storage/storage.ts';
import { isCompleteMp4, isCompleteWebm } from '../complete-video.ts';
import { type PreparedPicture, preparePicture, UnfitShape } from './prepare-picture.ts';

/** Pictures prepared at a time. Variants for visitors are made meanwhile, in threads of the same pool of four. */
const CONCURRENT_PICTURES = 1;

const refused = ({ code, detail }: UploadRefusal, cause?: unknown) => new AppError(code, { detail }, { cause });

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

  async function prepare(refusals: ReturnType<typeof uploadRefusals>, bytes: Buffer): Promise<PreparedPicture> {
    try {
      return await limited(() => preparePicture(bytes));
    } catch (error) {
      if (error instanceof UnfitShape) throw refused(refusals.unfitShape);
      throw /pixel limit/.test(String(error)) ? refused(refusals.tooManyPixels) : refused(refusals.damaged, error);
    }
  }

  /** The file as it is stored, without its address. */
  async function accept(folder: UploadFolder, { name, bytes }: IncomingFile) {
    const refusals = uploadRefusals(folder, name);
    const kind = fileKind(bytes);
    const refusal = refusalOf(folder, { name, size: bytes.length }, kind);
    if (refusal) throw refused(refusal);
    if (kind !== 'mp4' && kind !== 'webm')
      return { type: 'image', extension: 'webp', ...(await prepare(refusals, bytes)) } as const;
    if (!(kind === 'mp4' ? isCompleteMp4(bytes) : isCompleteWebm(bytes))) throw refused(refusals.damaged);
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
      if (items.length === 0) throw new AppError('VALIDATION_FAILED', { detail: UPLOAD_MESSAGES.noFile });
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
