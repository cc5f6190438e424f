import { expect, it } from 'vitest';
import { createReferencedMedia, originalOf } from './referenced-media.ts';

const SITE = 'https://table.example';
const FILE = '/media/recipe-images/plat/7d444840-9dc0-41d1-b245-5ffdce74fad2';

it.each([
  [`${FILE}.webp`, `${FILE}.webp`],
  [`${SITE}${FILE}.webp`, `${FILE}.webp`],
  [`${FILE}.320.avif`, `${FILE}.webp`],
  [`${SITE}${FILE}.1200x630.jpg`, `${FILE}.webp`],
  [`${FILE}.mp4`, `${FILE}.mp4`],
  [`https://other.example${FILE}.webp`, null],
  [`${SITE}.evil${FILE}.webp`, null],
  ['https://youtu.be/x', null],
  ['/media/recipe-images/../secret', null],
])('%s is a use of %s', (address, original) => {
  expect(originalOf(address, SITE)).toBe(original);
});

it('finds the files that anything refers to, under whichever of their addresses', async () => {
  const asked: (readonly string[] | undefined)[] = [];
  const reader = (...urls: string[]) => ({
    async *mediaUrls(among?: readonly string[]) {
      asked.push(among);
      yield urls;
    },
  });
  const readers = [reader('https://youtu.be/x'), reader(`${SITE}${FILE}.1200.webp`, `${FILE}.mp4`)];
  const referenced = createReferencedMedia({ site: { url: SITE }, readers });
  const free = '/media/recipe-images/plat/8d444840-9dc0-41d1-b245-5ffdce74fad2.webp';
  expect(await referenced.among([`${FILE}.webp`, free])).toEqual(new Set([`${FILE}.webp`]));
  expect(asked[0]).toEqual([`${FILE}.webp`, free, `${SITE}${FILE}.webp`, `${SITE}${free}`]);
  const all: string[] = [];
  for await (const urls of referenced.all()) all.push(...urls);
  expect(all).toEqual([`${FILE}.webp`, `${FILE}.mp4`]);
});
