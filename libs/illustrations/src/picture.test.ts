import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, type PictureSpec, type PlainDish, renderPicture } from './picture.ts';

const size = { width: 120, height: 80 };
const dish = (spec: Partial<PlainDish>): PictureSpec => ({
  kind: 'dish',
  spec: { type: 'pho', region: 'seasia', seed: 1, ...spec },
  size,
});

describe('renderPicture', () => {
  it.each([
    ['a dish', dish({})],
    ['a place', { kind: 'place', code: 'MA', shot: 0, size } as const],
  ])('gives %s as a WebP of the size asked for', async (_, spec) => {
    const { format, width, height } = await sharp(await renderPicture(spec)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', ...size });
  });

  it('lowers the quality while the file is over the budget', async () => {
    const generous = await renderPicture(dish({}));
    const tight = await renderPicture(dish({}), { budget: generous.length - 1 });
    expect(tight.length).toBeLessThan(generous.length);
  });
});

describe('drawPicture', () => {
  it('draws the same document for the same spec', () => {
    expect(drawPicture(dish({ view: 'left' }))).toBe(drawPicture(dish({ view: 'left' })));
  });

  it('draws another document for another seed', () => {
    expect(drawPicture(dish({ seed: 2 }))).not.toBe(drawPicture(dish({})));
  });

  it.each([
    ['dish', { type: 'stone soup' }],
    ['region', { region: 'atlantis' }],
    ['view', { view: 'below' }],
    ['vessel', { vessel: 'toString' }],
    ['cloth', { cloth: 'velvet' }],
    ['table top', { top: 'air' }],
    ['prop', { props: ['fork', 'anvil'] }],
  ])('refuses an unknown %s', (kind, spec) => {
    expect(() => drawPicture(dish(spec))).toThrow(`there is no ${kind} called`);
  });
});
