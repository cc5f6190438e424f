import type { Page } from '@playwright/test';
import type { CatalogueResult } from '@tdt/contracts';
import { ADMIN_PAGES, API, CONFIRM_PAGE, COOK_PARAMETER, PAGES, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import { ACCOUNT } from '../bench/account.ts';

/** Of all recipes and all countries, so many: they have the same parts. */
const RECIPES = 12;
const COUNTRIES = ['japon', 'italie', 'mexique', 'bresil', 'inde', 'islande'];

/** Paths of all public pages of a site with the demo, and of its errors. */
export async function publicPaths(site: string): Promise<string[]> {
  const { items } = (await (await fetch(site + API.recipes)).json()) as CatalogueResult;
  const recipes = items.slice(0, RECIPES).map(({ slug }) => PAGES.recipe(slug));
  const [recipe] = recipes;
  return [
    PAGES.home,
    ...['', '?page=2', '?q=riz', '?q=zzzz', '?pays=japon', '?type=plat&difficulte=facile'].map(
      (search) => PAGES.recipes + search,
    ),
    ...recipes,
    `${recipe}?personnes=7`,
    `${recipe}?${COOK_PARAMETER}=1`,
    PAGES.countries,
    ...COUNTRIES.map(PAGES.country),
    PAGES.menu('japon'),
    PAGES.worldPart('continent', 'asie'),
    PAGES.about,
    PAGES.favourites,
    PAGES.shoppingList,
    PAGES.legalNotice,
    PAGES.privacy,
    UNSUBSCRIBE_PAGE,
    `${CONFIRM_PAGE}?statut=fait`,
    '/nulle-part',
    PAGES.recipe('zzzz-inconnue'),
    PAGES.country('zzzz-inconnu'),
    ADMIN_PAGES.login,
  ];
}

/** Signs in and returns the paths of all screens of the back office; of recipes and countries the first one. */
export async function screenPaths(page: Page, site: string): Promise<string[]> {
  await page.goto(site + ADMIN_PAGES.login);
  await page.locator('input[type=email]').fill(ACCOUNT.email);
  await page.locator('input[type=password]').fill(ACCOUNT.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(site + ADMIN_PAGES.dashboard);
  const { dashboard, recipes, countries, users, newUser, settings, newsletter, files, ...pages } = ADMIN_PAGES;
  return [
    dashboard,
    ...[recipes, pages.newRecipe, await firstOf(recipes)],
    ...[countries, pages.newCountry, await firstOf(countries)],
    ...[pages.pages, pages.homePage, pages.recipesListPage, pages.aboutPage],
    ...[users, newUser, settings, newsletter, files],
  ];

  async function firstOf(list: string): Promise<string> {
    await page.goto(site + list);
    const path = await page.locator(`td a[href^="${list}/"]`).first().getAttribute('href');
    if (!path) throw new Error(`${list} lists nothing.`);
    return path;
  }
}
