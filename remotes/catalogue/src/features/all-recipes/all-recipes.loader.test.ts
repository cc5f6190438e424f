import { samples } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import type { ListPage } from './all-recipes.loader.ts';
import { lightened } from './all-recipes.loader.ts';

test('the document carries the placeholders of the first three cards, every picture, and nothing that cards do not show', () => {
  const items = samples.cards(10);
  const page = { result: { items }, seo: null, suggestions: null } as unknown as ListPage;
  const light = lightened(page).result.items;
  expect(light.slice(0, 3).map(({ cover }) => cover)).toEqual(items.slice(0, 3).map(({ cover }) => cover));
  expect(light.slice(3).map(({ cover }) => cover)).toEqual(
    items.slice(3).map(({ cover }) => ({ ...cover, placeholder: '' })),
  );
  expect(items[9]?.cover?.placeholder).toMatch(/^data:/);
  const unseen = { preparation_time: null, cooking_time: null };
  const country = { ...items[9]?.country, country_bon_appetit: '' };
  expect(light[9]).toEqual({ ...items[9], ...unseen, country, cover: light[9]?.cover });
});
