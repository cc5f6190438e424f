import type { Page } from '@tdt/testing/browser';

/** Address of the list of recipes, and its parts. */
export const LIST = '/toutes-recettes';

export const cards = (page: Page) => page.getByRole('main').locator('a[href^="/recipe/"]');
export const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /recette/ })
    .first();
export const search = (page: Page) => page.getByLabel('Un plat, un pays, un ingrédient');
export const panel = (page: Page) => page.getByRole('main').locator('details');
/** On wide screens they are open. */
export async function openFilters(page: Page): Promise<void> {
  const summary = page.getByRole('main').getByText('Filtres', { exact: true });
  if (await summary.isVisible()) await summary.click();
}

/** Of a document's links those that lead to recipes. */
export const recipeLinks = (links: string[]) => links.filter((link) => link.startsWith('/recipe/'));
