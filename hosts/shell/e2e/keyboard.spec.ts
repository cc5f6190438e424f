import { expect, openAlive, type Page, test } from '@tdt/testing/browser';

const MOST = 60;

/** Presses Tab until an element with this name has the focus, and expects it in the viewport. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < MOST; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const text = await focused.evaluate((element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
      return (element.getAttribute('aria-label') ?? label ?? '').trim();
    });
    if (typeof name === 'string' ? text === name : name.test(text)) {
      await expect(focused).toBeInViewport();
      return;
    }
  }
  throw new Error(`${MOST} presses of Tab did not lead to ${name}.`);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the focus on the dark band has the colour that is seen there', async ({ page }) => {
  await openAlive(page, '/favoris');
  await tabTo(page, 'Ma liste de courses');
  await expect(page.locator(':focus')).toHaveCSS('outline-color', 'rgb(243, 189, 87)');
});

test('home, search, filters and a recipe are reachable by keyboard', async ({ page }) => {
  await openAlive(page, '/');
  await tabTo(page, 'Aller au contenu');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Je voyage /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipe\//);
  await expect(page.getByRole('main')).toBeFocused();
  // Wider screens show the filters open.
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAlive(page, '/toutes-recettes');
  await tabTo(page, 'Un plat, un pays, un ingrédient');
  await page.keyboard.type('okonomi');
  await expect(page).toHaveURL(/q=okonomi/);
  await tabTo(page, /^Filtres/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pays', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Pays', { exact: true })).toBeHidden();
  await tabTo(page, /^Okonomiyaki/);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Okonomiyaki');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/q=okonomi/);
});

test('the menu of a phone opens, closes on Escape with the focus on its button, and its links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/about');
  await tabTo(page, 'Ouvrir le menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Recettes');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Toutes les recettes');
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
});
