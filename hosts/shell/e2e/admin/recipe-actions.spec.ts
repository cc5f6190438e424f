import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { expect } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { expectToast, openScreen, test, title } from './back-office.ts';
import { field, newRecipe, openEditor, save } from './recipe-editor.ts';

test.use({ account: PATRONNE });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a recipe is duplicated by one click in the list and two in its editor, and the list is found again', async ({
    page,
    patronne,
  }) => {
    const recipe = await newRecipe(patronne);
    await openScreen(page, `${ADMIN_PAGES.recipes}?q=${encodeURIComponent(recipe.title)}`, 'Recipes');
    await page.getByRole('button', { name: `Duplicate ${recipe.title}` }).click();
    await expectToast(page, 'Succès', 'Recette dupliquée');
    await expect(page.getByText('Brouillon', { exact: true })).toBeVisible();
    const copy = page.url();
    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await page.getByRole('button', { name: 'Dupliquer' }).click();
    await expect(page).not.toHaveURL(copy);
    await page.getByRole('link', { name: 'Annuler' }).click();
    await expect(title(page)).toHaveText('Recipes');
    await expect(page.getByRole('searchbox')).toHaveValue(recipe.title);
    await expect(page.getByRole('row')).toHaveCount(4);
  });
});

test('being offline is said, nothing that is typed is lost, and the save succeeds when the network is back', async ({
  page,
  context,
  patronne,
}) => {
  const recipe = await newRecipe(patronne);
  await openEditor(page, recipe.id);
  await field(page, 'Titre').fill(`${recipe.title} doré`);
  await context.setOffline(true);
  await expect(page.getByText('Hors ligne · Modifications non enregistrées')).toBeVisible();
  await save(page);
  await expect(page.getByText(/^Vous êtes hors ligne/)).toBeVisible();
  await context.setOffline(false);
  await save(page);
  await expectToast(page, 'Succès');
  await expect(page.getByRole('banner')).toContainText(`${recipe.title} doré`);
});

test('two tabs of a new recipe that crash keep both texts, each offered once', async ({ context }) => {
  const typed = [`Crêpes ${Date.now()}`, `Gaufres ${Date.now()}`];
  const open = async () => {
    const tab = await context.newPage();
    await openScreen(tab, ADMIN_PAGES.newRecipe, 'Ajouter une recette');
    return tab;
  };
  const tabs = await Promise.all([open(), open()]);
  for (const [at, tab] of tabs.entries()) {
    await field(tab, 'Titre').fill(typed[at] ?? '');
    await expect.poll(() => tab.evaluate(keptTitles)).toContain(typed[at]);
  }
  // As after a crash: the browser asks nothing.
  for (const tab of tabs) await tab.close();

  const found: string[] = [];
  for (let at = 0; at < 2; at += 1) {
    const tab = await open();
    await tab.getByRole('button', { name: 'Reprendre' }).click();
    await expect(field(tab, 'Titre')).not.toHaveValue('');
    found.push(await field(tab, 'Titre').inputValue());
  }
  expect(found.sort()).toEqual(typed.sort());
  const third = await open();
  await expect(field(third, 'Titre')).toHaveValue('');
  await expect(third.getByRole('alertdialog')).toHaveCount(0);
});

/** Runs in the page: the titles of the drafts on this computer. */
const keptTitles = () =>
  new Promise<string[]>((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const drafts = opening.result.transaction('keyval').objectStore('keyval').getAll();
      drafts.onsuccess = () => {
        opening.result.close();
        resolve(drafts.result.map(({ values }) => values.title));
      };
    };
  });
