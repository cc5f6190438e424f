import { readFile } from 'node:fs/promises';
import { DEFAULT_SHARED } from '@tdt/contracts';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COVER, DEFAULT_PICTURES, defaultPictureFile } from './default-pictures.ts';

describe('default pictures', () => {
  it('exist for every place that must show a picture', () => {
    const byName = Object.entries(Object.groupBy(DEFAULT_PICTURES, ({ name }) => name));
    expect(Object.fromEntries(byName.map(([name, list]) => [name, list?.length]))).toEqual({
      cover: 1,
      plat: 3,
      pays: 4,
      polaroid: 1,
      team: 1,
    });
  });

  it.each(DEFAULT_PICTURES)('the file of "$alt" has the stated size', async ({ url, width, height }) => {
    const webp = await readFile(defaultPictureFile(url.slice(1)) ?? '');
    // A simple lossy file: its one chunk begins with its sizes.
    expect(webp.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
    expect([webp.readUInt16LE(26), webp.readUInt16LE(28)]).toEqual([width, height]);
  });

  it('lend their cover to shared links of pages without a picture', () => {
    expect(DEFAULT_SHARED).toBe(DEFAULT_COVER.url);
  });

  it('have no file for another path', () => {
    expect(defaultPictureFile('media/recipe-images/default/nothing.webp')).toBeNull();
  });
});
