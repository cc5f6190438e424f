import { createHash } from 'node:crypto';

/** One file of a build; `path` is relative to the build's folder, with forward slashes. */
export interface BuiltFile {
  path: string;
  bytes: Buffer;
}

/** Hexadecimal sha256 of some bytes. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Version of a build: the first 12 hexadecimal digits of sha256 over its files' paths and bytes, so that equal outputs
 * have equal versions, and different outputs never share a URL.
 * @param facts other values that the version depends on: mounts, platform version
 */
export function contentVersion(files: BuiltFile[], facts: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`\n${file.path}\n${sha256(file.bytes)}`);
  }
  return hash.digest('hex').slice(0, 12);
}
