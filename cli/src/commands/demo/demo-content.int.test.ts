import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { DEFAULT_PICTURES } from '@tdt/core';
import { drawPicture } from '@tdt/illustrations';
import { describe, expect, it } from 'vitest';
import { demoContent } from './demo-content.ts';

const { pictures, pictureFile } = demoContent();
const fileOf = (id: string): string => pictureFile(id) ?? '';

describe('the pictures that come with the site', () => {
  it.each(DEFAULT_PICTURES)('have the default "$alt" among them, in its size', async ({ id, width, height }) => {
    const webp = await readFile(fileOf(id));
    // A simple lossy file: its one chunk begins with its sizes.
    expect(webp.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
    expect([webp.readUInt16LE(26), webp.readUInt16LE(28)]).toEqual([width, height]);
  });

  it('are those of the demo and the defaults, and no other', async () => {
    const wanted = [...DEFAULT_PICTURES, ...pictures.filter(({ committed }) => committed)];
    const files = await readdir(dirname(fileOf(wanted[0]?.id ?? '')));
    expect(files.sort()).toEqual(wanted.map(({ id }) => basename(fileOf(id))).sort());
  });
});

it.each(DEFAULT_PICTURES)('the illustrations can draw the default "$alt"', ({ spec, width, height }) => {
  expect(drawPicture(spec)).toContain(`width="${width}" height="${height}"`);
});
