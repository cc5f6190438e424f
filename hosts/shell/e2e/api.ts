import type { APIRequestContext } from '@playwright/test';
import type { CatalogueResult, CountryDetail, Home, RecipeDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { expect } from '@tdt/testing/browser';

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as T;
}

/** What the site stores, read through its API, so that journeys know what to expect of pages. */
export const stored = {
  home: (request: APIRequestContext) => read<Home>(request, API.home),
  recipes: (request: APIRequestContext, query = '') => read<CatalogueResult>(request, `${API.recipes}${query}`),
  recipe: (request: APIRequestContext, slug: string) => read<RecipeDetail>(request, API.recipe(slug)),
  country: (request: APIRequestContext, slug: string) => read<CountryDetail>(request, API.country(slug)),
};
