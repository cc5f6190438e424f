import { expect, it } from 'vitest';
import { slugChoices } from './recipe-slugs.ts';

/** The first slugs that are proposed, while `flan` to `flan-4` are stored. */
async function choices(count: number, ...args: [title: string, recipe?: Parameters<typeof slugChoices>[2]]) {
  const found: string[] = [];
  for await (const slug of slugChoices({ highestNumber: async () => 4 }, ...args)) {
    if (found.push(slug) === count) break;
  }
  return found;
}

it('proposes the slug of the title, then the next number', async () => {
  expect(await choices(2, 'Flan')).toEqual(['flan', 'flan-5']);
});

it('leaves the slug of a recipe whose new title gives the same', async () => {
  const recipe = { title: 'Flan', slug: 'flan-2', former_slugs: [] };
  expect(await choices(1, 'FLAN', recipe)).toEqual(['flan-2']);
});

it('gives a recipe that gets an earlier title back its number of that time', async () => {
  const recipe = { title: 'Far', slug: 'far', former_slugs: ['flan-2', 'flan-au-miel', 'flan-2-fois'] };
  expect(await choices(3, 'Flan', recipe)).toEqual(['flan', 'flan-2', 'flan-5']);
});
