import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import {
  AppError,
  fileKind,
  fileName,
  MEDIA_BUCKET,
  PICTURE_LIMITS,
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
import type { Entered, EnterPicture } from '../../library/enter-picture.ts';
import type { Storage } from '../../storage/storage.ts';
import { isCompleteMp4, isCompleteWebm } from '../complete-video.ts';
import { type PreparedPicture, preparePicture, UnfitShape } from './prepare-picture.ts';

/** Pictures prepared at a time. Variants for visitors are made meanwhile, in threads of the same pool of four. */
const CONCURRENT_PICTURES = 1;

const refused = ({ code, detail }: UploadRefusal, cause?: unknown) => new AppError(code, { detail }, { cause });

/** A file as an editor sends it. */
export interface IncomingFile {
  /** What the browser calls it. */
  name: string;
  bytes: Buffer;
}

interface Dependencies {
  storage: Storage;
  log: Logger;
  enter: EnterPicture;
}

export type Upload = ReturnType<typeof createUploads>;

/** See `Media.upload`. */
export function createUploads({ storage, log, enter }: Dependencies) {
  const limited = limitConcurrency(CONCURRENT_PICTURES);

  async function prepare(refusals: ReturnType<typeof uploadRefusals>, bytes: Buffer): Promise<PreparedPicture> {
    try {
      return await limited(() => preparePicture(bytes));
    } catch (error) {
      if (error instanceof UnfitShape) throw refused(refusals.unfitShape);
      throw /pixel limit/.test(String(error)) ? refused(refusals.tooManyPixels) : refused(refusals.damaged, error);
    }
  }

  async function take(
    folder: UploadFolder,
    { name, bytes }: IncomingFile,
    from: { by: string | null; own: Set<string> },
  ): Promise<Taken> {
    const refusals = uploadRefusals(folder, name);
    const kind = fileKind(bytes);
    const refusal = refusalOf(folder, { name, size: bytes.length }, kind);
    if (refusal) throw refused(refusal);
    if (kind === 'mp4' || kind === 'webm') {
      if (!(kind === 'mp4' ? isCompleteMp4(bytes) : isCompleteWebm(bytes))) throw refused(refusals.damaged);
      return storeVideo(folder, kind, bytes);
    }
    const sent = { folder, name: fileName(name, PICTURE_LIMITS.name), bytes, ...from };
    const entered = await enter({ ...sent, prepare: () => prepare(refusals, bytes) });
    return { ...entered, item: itemOf(entered) };
  }

  /** Videos stay as they are. */
  async function storeVideo(folder: UploadFolder, extension: string, bytes: Buffer): Promise<Taken> {
    const path = `media/${MEDIA_BUCKET}/${folder}/${randomUUID()}.${extension}`;
    const shape = { width: 0, height: 0, placeholder: '', variants: [], bytes: bytes.length };
    await storage.put(path, bytes);
    return {
      item: { url: `/${path}`, ...shape, type: 'video' },
      done: async () => {},
      undo: () => storage.remove(path),
    };
  }

  return async (
    folder: UploadFolder,
    files: AsyncIterable<IncomingFile>,
    by: string | null = null,
  ): Promise<UploadedFiles> => {
    const taken: Taken[] = [];
    const from = { by, own: new Set<string>() };
    try {
      for await (const file of files) taken.push(await take(folder, file, from));
      if (taken.length === 0) throw new AppError('VALIDATION_FAILED', { detail: UPLOAD_MESSAGES.noFile });
      for (const { done } of taken) await done();
      return { items: taken.map(({ item }) => item) };
    } catch (error) {
      await Promise.all(taken.map(discard));
      throw error;
    }
  };

  async function discard({ item, undo }: Taken): Promise<void> {
    try {
      await undo();
    } catch (error) {
      log.warn({ err: error, path: item.url.slice(1) }, 'A file of a failed upload could not be removed');
    }
  }
}

interface Taken extends Pick<Entered, 'done'> {
  item: UploadedFile;
  undo: () => Promise<unknown>;
}

function itemOf({ picture, isKnown }: Entered): UploadedFile {
  const { _id: id, url, width, height, placeholder, bytes, alt, focal } = picture;
  const known = { id, alt, focal, is_known: isKnown };
  const shape = { url, width, height, placeholder, variants: imageVariants(url, width) };
  return { ...shape, type: 'image', bytes: bytes ?? 0, picture: known };
}
