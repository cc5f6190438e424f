import type { Logger } from '@tdt/config';
import type { Image, Site } from '@tdt/contracts';
import type { Changes, Leases } from '@tdt/database';
import type { Connection } from 'mongoose';
import { createEnterPicture } from '../library/enter-picture.ts';
import { createLibrary } from '../library/library.ts';
import { createPicturesRepository } from '../library/pictures.repository.ts';
import type { Storage } from '../storage/storage.ts';
import { createMedia } from './media.ts';
import { createMediaFiles } from './media-files.ts';
import { createReferencedMedia, type MediaReader } from './referenced-media.ts';
import { createRemovedFiles } from './removed-files.ts';
import { createUploads } from './uploads/uploads.ts';

interface Dependencies {
  connection: Connection;
  changes: Changes;
  storage: Storage;
  leases: Leases;
  log: Logger;
  site: Pick<Site, 'url'>;
  /** The repositories of all content that shows pictures or videos. */
  readers: readonly MediaReader[];
  /** Pictures that visitors see first, the most seen first. */
  firstSeen: () => readonly Image[];
}

/**
 * The pictures and videos of a site: `media` serves and takes them, `files` follows what content refers to, `library`
 * lists the pictures.
 */
export function openMedia({ connection, changes, storage, leases, log, site, readers, firstSeen }: Dependencies) {
  const pictures = createPicturesRepository(connection, changes);
  const referenced = createReferencedMedia({ site, readers: [...readers, pictures] });
  const removed = createRemovedFiles({ storage, referenced, pictures });
  const files = createMediaFiles({ storage, referenced, removed, log });
  const library = createLibrary({ pictures, referenced: createReferencedMedia({ site, readers }), removed });
  const enter = createEnterPicture({ storage, pictures, files });
  const upload = createUploads({ storage, log, enter });
  return {
    files,
    library,
    media: createMedia({ storage, leases, log, referenced, removed, files, firstSeen, upload }),
  };
}
