// @ts-check
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

const MEGABYTE = 1024 * 1024;

/**
 * An error message if fewer than `megabytes` are free where `path` is or will be, else null.
 * @param {string} path @param {number} megabytes @param {string} purpose what needs the space
 */
export async function shortOfSpace(path, megabytes, purpose) {
  let folder = path;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= megabytes) return null;
  return `${folder} has ${free} MB free, and ${purpose} needs ${megabytes} MB: please make some room and start again.`;
}
