import type { Locator } from '@playwright/test';
import { ADMIN_API, ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { accessibilityViolations, expect } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, ownHeaders, test } from './back-office.ts';
import { field, newRecipe, openEditor, storedRecipe } from './recipe-editor.ts';

test.use({ account: PATRONNE });

/** Presses buttons, and counts how many. */
function counting() {
  let count = 0;
  return {
    async press(button: Locator): Promise<void> {
      count += 1;
      await button.click();
    },
    /** The presses since the last call. */
    presses(): number {
      const presses = count;
      count = 0;
      return presses;
    },
  };
}

test('a deleted recipe comes back with its address by one click, later by three', async ({ page, patronne }) => {
  const { press, presses } = counting();
  const { title, slug } = await newRecipe(patronne);
  const status = async () => (await page.request.get(PAGES.recipe(slug), { maxRedirects: 0 })).status();
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Success', 'Recipe deleted successfully');
    expect(await status()).toBe(410);
  };
  await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(title)}`, 'Recipes');
  await remove();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expectToast(page, 'Success', 'Recipe restored successfully');
  expect([presses(), await status()]).toEqual([1, 200]);

  await remove();
  await page.reload();
  const filter = page.getByLabel('State');
  await press(filter);
  await filter.selectOption('In the trash');
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(page.getByRole('button', { name: `Restore ${title}` }));
  await expectToast(page, 'Success', 'Recipe restored successfully');
  // The choice in the filter is one, too.
  expect([presses() + 1, await status()]).toEqual([3, 200]);
});

test('of two editors one deletes, and the other restores or saves as new what is typed, in two clicks', async ({
  page,
  patronne,
}) => {
  const { press, presses } = counting();
  const { id, title } = await newRecipe(patronne);
  const deleteIt = () => patronne.delete(ADMIN_API.recipe(id), { headers: ownHeaders() });
  const saveButton = page.getByRole('button', { name: 'Enregistrer la recette' });
  const dialog = page.getByRole('alertdialog', { name: 'Cette recette est dans la corbeille' });
  await openEditor(page, id);
  await field(page, 'Titre').fill(`${title} doré`);
  await deleteIt();
  await press(saveButton);
  await expect(dialog.getByText(`Mise à la corbeille par ${PATRONNE.email}.`)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(dialog.getByRole('button', { name: 'Restaurer et enregistrer' }));
  await expectToast(page, 'Succès', 'Recette mise à jour avec succès');
  expect(presses()).toBe(2);
  expect(await storedRecipe(patronne, id)).toMatchObject({ title: `${title} doré` });

  await field(page, 'Titre').fill(`${title} grillé`);
  await deleteIt();
  await press(saveButton);
  await press(dialog.getByRole('button', { name: 'Enregistrer comme nouvelle recette' }));
  await expectToast(page, 'Succès', 'Recette créée avec succès');
  expect(presses()).toBe(2);
  await expect(field(page, 'Titre')).toHaveValue(`${title} grillé`);
  const copy = page.url().split('/').at(-1) ?? '';
  expect(copy).not.toBe(id);
  expect(await storedRecipe(patronne, copy)).toMatchObject({ title: `${title} grillé` });
});
