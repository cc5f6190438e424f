import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { committedPicture } from './committed.ts';
import { demoPictures } from './plan.ts';

const committed = demoPictures().filter((picture) => picture.committed);
const fileOf = (id: string): string => committedPicture(id) ?? '';

describe('the committed pictures of the demo', () => {
  it('are WebP files of the size that the plan states', async () => {
    for (const { id, alt, width, height } of committed) {
      const file = await sharp(fileOf(id)).metadata();
      expect({ format: file.format, width: file.width, height: file.height }, alt).toEqual({
        format: 'webp',
        width,
        height,
      });
    }
  });

  it('stay under 10 MB together', async () => {
    const files = await Promise.all(committed.map(({ id }) => stat(fileOf(id))));
    expect(files.reduce((total, { size }) => total + size, 0)).toBeLessThan(10_000_000);
  });
});

describe('committedPicture', () => {
  it('finds nothing for a picture that is painted on demand', () => {
    const painted = demoPictures().find((picture) => !picture.committed);
    expect(committedPicture(painted?.id ?? '')).toBeNull();
  });

  it('finds nothing in a folder without pictures', () => {
    expect(committedPicture(committed[0]?.id ?? '', '/nowhere')).toBeNull();
  });

  it.each(['../../package', '', 'a/b'])('refuses "%s" as an id', (id) => {
    expect(committedPicture(id)).toBeNull();
  });
});
