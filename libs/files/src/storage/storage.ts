import type { Readable } from 'node:stream';

/** One stored file. It is not open until it is read. */
export interface StoredFile {
  /** Path in the storage, with forward slashes. */
  path: string;
  /** Bytes. */
  size: number;
  modifiedAt: Date;
  /** The bytes from `start` to `end`, both included; all of them without a range. */
  stream(range?: { start: number; end: number }): Readable;
  read(): Promise<Buffer>;
}

/**
 * Files by path, such as `media/recipe-images/cover/….webp` or `assets/shell/1a2b3c/web/main.js`. A path is refused
 * (`MALFORMED`) unless every segment is an ordinary name. A full disk throws `STORAGE_FULL`, any other failure of disk or
 * service `StorageUnreachable`.
 */
export interface Storage {
  /**
   * Writes or replaces a file; readers see the old one or the new one, whole, and after this resolves it is durable.
   */
  put(path: string, content: Buffer | string): Promise<void>;
  /** The file, or `null` when there is none. */
  open(path: string): Promise<StoredFile | null>;
  /** Whether there is a file with content: an empty one, which only a failing disk leaves, counts as missing. */
  exists(path: string): Promise<boolean>;
  /**
   * Copies a file, whole and durably, and replaces what is at `to`; `false` when there is none. On a local disk the copy
   * needs no space.
   */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes a file; `false` when there was none. */
  remove(path: string): Promise<boolean>;
  /** Every file under a folder whose path in it begins like this, in no particular order. */
  list(folder: string, beginning?: string): AsyncIterable<{ path: string; size: number; modifiedAt: Date }>;
  /** Throws unless files can be written wherever the site writes: does what an upload does. */
  check(): Promise<void>;
}
