import { accessibilityViolations, expect, NO_FAULTS, type Page, test } from '@tdt/testing/browser';
import { visitRecipe } from './recipe-visit.ts';

const FIRST = '/recipe/boeuf-bourguignon-au-vin-rouge';
const SECOND = '/recipe/bibimbap-au-boeuf-et-aux-legumes';
const RECIPES = [FIRST, SECOND];

const add = (page: Page) =>
  page.getByRole('region', { name: /^Ingrédients/ }).getByRole('button', { name: 'Ajouter à la liste de courses' });
const line = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('two recipes make one list, which a reload keeps, a link brings to another browser, and which prints without buttons', async ({
  page,
  browser,
  faults,
}) => {
  for (const path of RECIPES) {
    await visitRecipe(page, path);
    await add(page).click();
    await expect(page.getByRole('region', { name: /^Ingrédients/ }).getByText('Voir la liste')).toBeVisible();
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voir la liste' }).click();
  await expect(page).toHaveURL(/\/liste-de-courses$/);
  await expect(page.getByRole('region', { name: 'Fruits et légumes' })).toBeVisible();
  const garlic = line(page, /^ail .*Bibimbap.*/);
  await garlic.check();
  await page.reload();
  await expect(garlic).toBeChecked();
  await expect(page.getByRole('link', { name: /Bibimbap/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await test.step('the link', async () => {
    const link = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          Object.assign(navigator, { share: async ({ url = '' }: ShareData) => resolve(url) }),
        ),
    );
    await page.getByRole('button', { name: 'Envoyer un lien' }).click();
    const other = await (await browser.newContext()).newPage();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(new URL(request.url()).search));
    await other.goto(await link);
    const offer = other.getByRole('region', { name: 'Une liste vous a été envoyée' });
    await expect(offer.getByRole('listitem')).toHaveCount(RECIPES.length);
    await expect(line(other, /ail/)).toHaveCount(0);
    await offer.getByRole('button', { name: 'Ajouter à ma liste' }).click();
    await expect(line(other, /^ail .*Bibimbap.*/)).toBeVisible();
    await expect(other).toHaveURL(/\/liste-de-courses$/);
    expect(asked.join()).not.toContain('recettes=');
  });
  expect(await faults()).toEqual(NO_FAULTS);

  await page.emulateMedia({ media: 'print' });
  await expect(line(page, /^ail/)).toBeVisible();
  await expect(page.getByRole('button').locator('visible=true')).toHaveCount(0);
});
