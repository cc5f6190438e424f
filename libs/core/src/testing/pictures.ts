import type { PictureSpec } from '@tdt/contracts';
import { aPicture } from '@tdt/testing/seeds';
import sharp from 'sharp';
import type { Draw } from '../media/draw.ts';
import type { DemoContent } from '../seeds.ts';

/** A plain picture. */
export const webp = (width = 1000, height = 500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .webp()
    .toBuffer();

/** A generator that paints plain pictures and remembers what it was asked for; `before` may keep it waiting. */
export function aGenerator(before: (spec: PictureSpec) => void | Promise<void> = () => {}) {
  const asked: PictureSpec[] = [];
  const draw: Draw = async (spec) => {
    asked.push(spec);
    await before(spec);
    return webp(spec.size.width, spec.size.height);
  };
  return { asked, draw };
}

/** A demo of nothing but pictures to be painted. */
export const planning = (...ids: string[]): DemoContent => ({
  countries: [],
  recipes: [],
  pictures: ids.map((id) => aPicture({ id })),
  pictureFile: () => null,
});
