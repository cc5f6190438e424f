import { test } from '@tdt/testing/browser';
import { stored } from './api.ts';
import { expectAllergensInSight } from './recipe-visit.ts';

test('the allergens of eight recipes are whole in sight beside the ingredients, and on a phone below them', async ({
  page,
  request,
}) => {
  const { items } = await stored.recipes(request, '?page_size=8');
  for (const { slug } of items) await expectAllergensInSight(page, `/recipe/${slug}`);
});
