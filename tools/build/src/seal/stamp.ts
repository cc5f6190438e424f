import type { BuiltFile } from './content-version.ts';

/**
 * Replaces the version in every URL of a build until the build is sealed: the version is a hash of the built bytes, so
 * it is not known earlier. It never occurs in source code.
 */
export const VERSION_PLACEHOLDER = '__tdt_build_version__';

/** URL prefix of a build's browser files, with the placeholder. */
export function placeholderPrefix(name: string): string {
  return `/assets/${name}/${VERSION_PLACEHOLDER}/web/`;
}

const TEXT = /\.(?:js|cjs|mjs|css|json|html|svg|map|txt|webmanifest)$/;

export function isText(path: string): boolean {
  return TEXT.test(path);
}

/** Replaces the placeholder by the version; returns binary files and files without it unchanged. */
export function stamp(file: BuiltFile, version: string): BuiltFile {
  if (!isText(file.path) || !file.bytes.includes(VERSION_PLACEHOLDER)) return file;
  return { path: file.path, bytes: Buffer.from(file.bytes.toString('utf8').replaceAll(VERSION_PLACEHOLDER, version)) };
}
