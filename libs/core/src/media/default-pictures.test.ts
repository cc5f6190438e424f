import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PICTURES, defaultPictureFile } from './default-pictures.ts';

describe('default pictures', () => {
  it('are there for every place that must never be blank', () => {
    const byName = Object.entries(Object.groupBy(DEFAULT_PICTURES, ({ name }) => name));
    expect(Object.fromEntries(byName.map(([name, list]) => [name, list?.length]))).toEqual({
      cover: 1,
      plat: 3,
      pays: 4,
      polaroid: 1,
      team: 1,
    });
  });

  it.each(DEFAULT_PICTURES)('have a file of "$alt" in its size', async ({ url, width, height }) => {
    const webp = await readFile(defaultPictureFile(url.slice(1)) ?? '');
    // A simple lossy file: its one chunk begins with its sizes.
    expect(webp.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
    expect([webp.readUInt16LE(26), webp.readUInt16LE(28)]).toEqual([width, height]);
  });

  it('have no file at another path', () => {
    expect(defaultPictureFile('media/recipe-images/default/nothing.webp')).toBeNull();
  });
});
