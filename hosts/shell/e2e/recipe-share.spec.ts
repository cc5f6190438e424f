import { expect, NO_FAULTS, test } from '@tdt/testing/browser';
import { RECIPE_OF_ALL_KINDS } from '@tdt/testing/recipe-of-all-kinds';
import { visitRecipe } from './recipe-visit.ts';

/** What the page gave away to be shared. */
interface Shared extends Window {
  shared: ShareData[];
}

const addressed = `${RECIPE_OF_ALL_KINDS}?utm_source=lettre`;

test('hands title and plain address to the sharing of the system, where there is one', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const own = window as unknown as Shared;
    own.shared = [];
    navigator.share = async (data) => void own.shared.push(data as ShareData);
  });
  await visitRecipe(page, addressed);
  await page.getByRole('button', { name: 'Partager' }).click();
  const shared = await page.evaluate(() => (window as unknown as Shared).shared);
  expect(shared).toEqual([{ title: 'Plokkfiskur de toutes les façons', url: `${baseURL}${RECIPE_OF_ALL_KINDS}` }]);
  await expect(page.getByText('Lien copié')).toBeHidden();
});

test('says nothing when the visitor thinks better of it', async ({ page, faults }) => {
  await page.addInitScript(() => {
    navigator.share = async () => {
      document.title = 'asked';
      throw new DOMException('cancelled', 'AbortError');
    };
  });
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page).toHaveTitle('asked');
  expect(await faults()).toEqual(NO_FAULTS);
  await expect(page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
});

test.describe('without the sharing of a system', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined })),
  );

  test('copies the address and says so', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitRecipe(page, addressed);
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByText('Lien copié')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${RECIPE_OF_ALL_KINDS}`);
  });

  test('shows the address where the clipboard is refused', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await visitRecipe(page, RECIPE_OF_ALL_KINDS);
    await page.getByRole('button', { name: 'Partager' }).click();
    const told = page.getByRole('list', { name: 'Notifications' });
    await expect(told.getByText(`${baseURL}${RECIPE_OF_ALL_KINDS}`)).toBeVisible();
    await expect(told.getByText('Lien copié')).toBeHidden();
  });
});

test('shows the address where the code that copies does not come', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.route(/\/copy-link\./, (route) => route.abort());
  await visitRecipe(page, RECIPE_OF_ALL_KINDS);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(
    page.getByRole('list', { name: 'Notifications' }).getByText(`${baseURL}${RECIPE_OF_ALL_KINDS}`),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('offers no button that would do nothing', async ({ page }) => {
    await page.goto(RECIPE_OF_ALL_KINDS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [/Partager/, /Imprimer/, /écran/, /Ingrédients/, /personne/, /favoris/]) {
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
    }
  });
});
