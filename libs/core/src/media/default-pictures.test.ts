import { describe, expect, it } from 'vitest';
import { DEFAULT_PICTURES, defaultDrawing } from './default-pictures.ts';
import { storagePathOf } from './media-path.ts';

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

  it('are found by their storage paths, which no two share', () => {
    for (const { path, url, spec } of DEFAULT_PICTURES) {
      expect(storagePathOf(url)).toBe(path);
      expect(defaultDrawing(path)).toBe(spec);
    }
    expect(defaultDrawing('media/recipe-images/default/nothing.webp')).toBeNull();
  });

  it('have a placeholder of at most 150 bytes', () => {
    for (const { alt, placeholder } of DEFAULT_PICTURES) {
      const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
      const bytes = Buffer.from(base64, 'base64');
      expect(bytes.toString('latin1', 8, 12), alt).toBe('WEBP');
      expect(bytes.length, alt).toBeLessThanOrEqual(150);
    }
  });
});
