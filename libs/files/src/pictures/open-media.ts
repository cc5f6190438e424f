import type { Logger } from '@tdt/config';
import type { Image, Site } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import type { Storage } from '../storage/storage.ts';
import { createMedia } from './media.ts';
import { createMediaFiles } from './media-files.ts';
import { createReferencedMedia, type MediaReader } from './referenced-media.ts';
import { createRemovedFiles } from './removed-files.ts';

interface Dependencies {
  storage: Storage;
  leases: Leases;
  log: Logger;
  site: Pick<Site, 'url'>;
  /** The repositories of all content that shows pictures or videos. */
  readers: readonly MediaReader[];
  /** Pictures that visitors see first, the most seen first. */
  firstSeen: () => readonly Image[];
}

/** The pictures and videos of a site: `media` serves and takes them, `files` follows what content refers to. */
export function openMedia({ storage, leases, log, site, readers, firstSeen }: Dependencies) {
  const referenced = createReferencedMedia({ site, readers });
  const removed = createRemovedFiles({ storage, referenced });
  const files = createMediaFiles({ storage, referenced, removed, log });
  return { files, media: createMedia({ storage, leases, log, referenced, removed, files, firstSeen }) };
}
