import type { Locator } from '@playwright/test';
import type { AdminRecipe } from '@tdt/contracts';
import { ADMIN_API, ADMIN_PAGES } from '@tdt/contracts/plain';
import { expect } from '@tdt/testing/browser';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { PATRONNE } from './accounts.ts';
import { openScreen, ownHeaders, test } from './back-office.ts';

test.use({ account: PATRONNE });

test('an editor gives fifteen recipes another difficulty with six clicks at most, finds the result again and undoes it', async ({
  page,
  patronne,
}) => {
  const word = `Brioche${Date.now()}`;
  const ids: string[] = [];
  for (let number = 1; number <= 15; number += 1) {
    const data = aRecipeInput({ title: `${word} ${number}`, publication: { state: 'draft', from: null, until: null } });
    const made = await patronne.post(ADMIN_API.recipes, { data, headers: ownHeaders() });
    ids.push(((await made.json()) as AdminRecipe).id);
  }
  const difficulties = async () => {
    const read = ids.map(
      async (id) => ((await (await patronne.get(ADMIN_API.recipe(id))).json()) as AdminRecipe).difficulty,
    );
    return [...new Set(await Promise.all(read))];
  };
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await openScreen(page, `${ADMIN_PAGES.recipes}?q=${word}`, 'Recipes');
  await expect(page.getByRole('row')).toHaveCount(16);
  await page.getByRole('checkbox', { name: 'Tout sélectionner (page)' }).press('Space');
  await expect(page.getByRole('region', { name: 'Sélection' })).toContainText('15 recettes sélectionnées');

  await click(button('Modifier…'));
  await click(page.getByRole('radio', { name: 'Changer la difficulté' }));
  await click(page.getByRole('radio', { name: 'Difficile' }));
  await click(button('Continuer'));
  await expect(page.getByText('15 recettes seront modifiées.')).toBeVisible();
  await expect(button('Fermer')).toBeFocused();
  await click(button('Confirmer'));
  await expect(page.getByText('15 recettes ont été modifiées.')).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(6);
  expect(await difficulties()).toEqual(['difficile']);

  await page.reload();
  await button('Latest bulk changes').click();
  await page
    .getByRole('button', { name: /^Ouvrir Difficulté : Difficile/ })
    .first()
    .click();
  await button('Annuler la modification').click();
  await expect(page.getByText('15 recettes ont été rétablies.')).toBeVisible();
  expect(await difficulties()).toEqual(['facile']);
});
