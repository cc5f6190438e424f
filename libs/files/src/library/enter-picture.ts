import { createHash, randomUUID } from 'node:crypto';
import { MEDIA_BUCKET, type UploadFolder } from '@tdt/contracts';
import { derivedId } from '@tdt/database/documents';
import type { MediaFiles } from '../pictures/media-files.ts';
import type { PreparedPicture } from '../pictures/uploads/prepare-picture.ts';
import type { Storage } from '../storage/storage.ts';
import type { PictureDocument } from './picture.model.ts';
import { indexOf } from './picture-terms.ts';
import type { PicturesRepository } from './pictures.repository.ts';

interface Dependencies {
  storage: Storage;
  pictures: PicturesRepository;
  files: Pick<MediaFiles, 'claim'>;
}

/** A picture as an editor sends it. */
interface Sent {
  folder: UploadFolder;
  /** What the browser calls the file. */
  name: string;
  bytes: Buffer;
  by: string | null;
  /** The pictures that its upload has stored so far, by id. */
  own: Set<string>;
  /** Decodes it; called only if the file is not known. */
  prepare: () => Promise<PreparedPicture>;
}

export interface Entered {
  picture: PictureDocument;
  /** It was on the site: nothing was stored. */
  isKnown: boolean;
  /** Lists what was stored. */
  done: () => Promise<unknown>;
  /** Removes what was stored, unless another upload has found it meanwhile. */
  undo: () => Promise<void>;
}

export type EnterPicture = (sent: Sent) => Promise<Entered>;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Stores an uploaded picture with its file, or finds the one with the same pixels, on whatever instance it was stored:
 * its id follows from them. One that was set aside comes back.
 */
export function createEnterPicture({ storage, pictures, files }: Dependencies): EnterPicture {
  /** `null`: it was removed meanwhile. */
  async function welcome(known: PictureDocument, hashes: readonly string[], sent: Sent): Promise<Entered | null> {
    const isKept = sent.folder === 'library';
    const path = known.url.slice(1);
    // A file that was lost or damaged is mended.
    const file = (await files.claim(known.url)) ? await storage.open(path) : null;
    if (!file || (known.bytes !== null && file.size !== known.bytes))
      await storage.put(path, (await sent.prepare()).bytes);
    if (!sent.own.has(known._id) && !(await pictures.welcome(known._id, hashes, isKept))) return null;
    return {
      picture: { ...known, kept: known.kept || isKept },
      isKnown: true,
      done: async () => {},
      undo: async () => {},
    };
  }

  /** `null`: another upload stores the same picture. */
  async function store(prepared: PreparedPicture, hashes: readonly string[], sent: Sent): Promise<Entered | null> {
    const { bytes, pixels, ...shape } = prepared;
    const path = `media/${MEDIA_BUCKET}/${sent.folder}/${randomUUID()}.webp`;
    const texts = { name: sent.name, alt: '', credit: '' };
    const created_at = new Date();
    const picture: PictureDocument = {
      _id: derivedId(`pixels:${pixels}`),
      url: `/${path}`,
      hashes: [...hashes, pixels, hashOf(bytes)],
      ...shape,
      bytes: bytes.length,
      ...texts,
      focal: null,
      kept: false,
      created_at,
      created_by: sent.by,
      revision: 1,
      // Until the whole upload has succeeded.
      removed_at: created_at,
      ...indexOf(texts, []),
    };
    // The file first: who finds the document finds the file.
    await storage.put(path, bytes);
    const isNew = await pictures.insert([picture]).catch(async (error: unknown) => {
      await storage.remove(path);
      throw error;
    });
    const done = () => pictures.welcome(picture._id, [], sent.folder === 'library');
    const undo = async () => {
      if (await pictures.forget(picture.url)) await storage.remove(path);
    };
    if (isNew) {
      sent.own.add(picture._id);
      return { picture, isKnown: false, done, undo };
    }
    await storage.remove(path);
    return null;
  }

  return async (sent) => {
    const sentHash = hashOf(sent.bytes);
    const known = await pictures.byHashes([sentHash]);
    const found = known && (await welcome(known, [], sent));
    if (found) return found;
    const prepared = await sent.prepare();
    for (;;) {
      const same = await pictures.byHashes([prepared.pixels]);
      const entered = same ? await welcome(same, [sentHash], sent) : await store(prepared, [sentHash], sent);
      if (entered) return entered;
    }
  };
}
