import { VERSION_PLACEHOLDER } from '../placeholder.ts';
import type { BuiltFile } from './content-version.ts';

const TEXT = /\.(?:js|cjs|mjs|css|json|html|svg|map|txt|webmanifest)$/;

export function isText(path: string): boolean {
  return TEXT.test(path);
}

/** The file with the version in place of the placeholder; binary files and files without it come back as they are. */
export function stamp(file: BuiltFile, version: string): BuiltFile {
  if (!isText(file.path) || !file.bytes.includes(VERSION_PLACEHOLDER)) return file;
  return { path: file.path, bytes: Buffer.from(file.bytes.toString('utf8').replaceAll(VERSION_PLACEHOLDER, version)) };
}
