import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { AppError } from '@tdt/contracts';
import { databaseFailure } from '@tdt/database/failures';
import { FILE_BYTES_MAX } from '@tdt/federation';
import { extract, type Header, type Pack, pack } from 'tar-stream';

/** One file of an archive. It is held whole, and so no larger than `ENTRY_BYTES_MAX`. */
export interface ArchiveEntry {
  name: string;
  content: Buffer;
}

/** As large as the largest file of a build. Uploads are smaller, and so are documents, in parts of some MB. */
const ENTRY_BYTES_MAX = FILE_BYTES_MAX;

/** Name of the record in which an entry's header carries the checksum of its content. */
const CHECKSUM = 'TDT.sha256';

/** Bytes that pass from stream to stream at once: small ones cost more time than the work on them. */
const CHUNK = 256 * 1024;
/**
 * Pictures, most of an archive, are compressed already: looking for repetitions in them took half of the time of a
 * backup. To change the level at each entry is no way: Node then throws beside the stream when the disk is full.
 */
const GZIP = { strategy: constants.Z_HUFFMAN_ONLY, chunkSize: CHUNK };

export const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** The archive cannot be restored. The message is in English, for operators. */
export const refusedArchive = (detail: string, cause?: unknown): AppError =>
  new AppError('ARCHIVE_REFUSED', { detail }, { cause });

/** Writes a gzipped tar file that only its owner can read. Until it is complete, `file` stays as it was. */
export async function writeArchive(file: string, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const temporary = `${file}.${randomUUID()}.partial`;
  const packing = pack();
  const output = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(packing, createGzip(GZIP), output);
  try {
    await Promise.race([written, addAll(packing, entries, written)]);
    await written;
    await rename(temporary, file);
    await syncFolder(dirname(file));
  } catch (error) {
    packing.destroy();
    await written.catch(() => {});
    await rm(temporary, { force: true });
    // A disk that is full is no fault of the file's name, which the error of the file system would blame.
    throw databaseFailure(error);
  }
}

async function addAll(packing: Pack, entries: AsyncIterable<ArchiveEntry>, written: Promise<void>): Promise<void> {
  for await (const entry of entries) await Promise.race([add(packing, entry), written]);
  packing.finalize();
}

function add(packing: Pack, { name, content }: ArchiveEntry): Promise<void> {
  checkSize(name, content.length);
  return new Promise((resolve, reject) => {
    const header = { name, size: content.length, mode: 0o600, pax: { [CHECKSUM]: sha256(content) } };
    packing.entry(header, (error) => (error ? reject(error) : resolve())).end(content);
  });
}

/** Refuses when writing, too: what is written can be restored. */
function checkSize(name: string, bytes: number): void {
  if (bytes > ENTRY_BYTES_MAX)
    throw refusedArchive(`${name} has ${bytes} bytes: a file of an archive has ${ENTRY_BYTES_MAX} (32 MB) at most.`);
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** How files begin that a backup was packed into by other programs. */
const OTHER_FORMATS = Object.entries({
  zip: 'PK\u0003\u0004',
  '7z': '7z\u00bc\u00af',
  rar: 'Rar!',
  xz: '\u00fd7z',
  bzip2: 'BZh',
  zstd: '(\u00b5/\u00fd',
});
const GZIP_BEGINNING = '\u001f\u008b';

/** Whether a tar file is gzipped; browsers and archivers may unpack that much. Throws `ARCHIVE_REFUSED` for others. */
async function isGzipped(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close());
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const [format] = OTHER_FORMATS.find(([, bytes]) => beginning.startsWith(bytes)) ?? [];
  if (format !== undefined)
    throw refusedArchive(
      `${file} is a ${format} file: unpack it, then pack its folder with tar -czf site.tar.gz FOLDER.`,
    );
  return beginning.startsWith(GZIP_BEGINNING);
}

/** The part of a backup that an entry is, wherever its folder was when it was packed: "./site/manifest.json". */
const PART = /^(?:.*?\/)??((?:documents|files\/(?:media|assets))\/.+|manifest\.json)$/s;
/** What file managers leave in folders. */
const LITTER = /(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The entries of an archive, also of one that was unpacked and packed again: in any order, without checksums of their
 * own. Throws `ARCHIVE_REFUSED` at the first one that is not as it was written.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const extracting = extract();
  const unpacking = (await isGzipped(file)) ? [createGunzip({ chunkSize: CHUNK })] : [];
  const reading = pipeline([createReadStream(file, { highWaterMark: CHUNK }), ...unpacking, extracting]);
  // The loop below throws the same error.
  reading.catch(() => {});
  let name: string | undefined;
  try {
    for await (const entry of extracting) {
      const { header } = entry;
      name = PART.exec(header.name)?.[1] ?? header.name;
      const content = await contentOf(entry);
      if (header.type === 'directory' || LITTER.test(name)) continue;
      const checksum = (header.pax as Record<string, string> | undefined)?.[CHECKSUM];
      if (checksum !== undefined && checksum !== sha256(content))
        throw refusedArchive(`${name} is damaged in ${file}.`);
      yield { name, content };
    }
    await reading;
  } catch (error) {
    if (error instanceof AppError || isFileError(error)) throw error;
    const what = name === undefined ? 'no backup, or an incomplete one' : `damaged or incomplete at ${name}`;
    throw refusedArchive(`${file} is ${what}. Take another backup.`, error);
  } finally {
    extracting.destroy();
  }
}

/** The header states the size before the content: what is too large is not read. */
async function contentOf(entry: AsyncIterable<unknown> & { header: Header }): Promise<Buffer> {
  checkSize(entry.header.name, entry.header.size ?? 0);
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether the file itself cannot be read, whatever its content. */
const isFileError = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;
