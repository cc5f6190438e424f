import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { AdminRecipe, RecipeInput } from '@tdt/contracts';
import { ADMIN_API, ADMIN_PAGES } from '@tdt/contracts/plain';
import { expect, type Page } from '@tdt/testing/browser';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { openScreen, ownHeaders } from './back-office.ts';

const FOLDER = join(import.meta.dirname, '../../../../libs/content/pictures');

/** Pictures of the demo: a cover, and three of the dish. */
export const [COVER = '', ...DISHES] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.carte-postale.webp'))
  .slice(0, 4)
  .map((name) => join(FOLDER, name));

/** A film of a second. */
export const FILM = join(import.meta.dirname, 'geste.webm');

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** A field of a tab: details have no group, rows have. */
export const field = (page: Page, label: string, group?: string) =>
  (group ? page.getByRole('group', { name: group, exact: true }) : page).getByLabel(label, { exact: true });

export const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer la recette' }).click();

/** A recipe of a journey's own. */
export async function newRecipe(request: APIRequestContext, fields: Partial<RecipeInput> = {}): Promise<AdminRecipe> {
  const data = aRecipeInput({ title: `Gratin ${randomUUID()}`, ...fields });
  const response = await request.post(ADMIN_API.recipes, { data, headers: ownHeaders() });
  expect([response.status(), await response.text()]).toEqual([201, expect.anything()]);
  return response.json();
}

/** A recipe as it is stored now. */
export const storedRecipe = async (request: APIRequestContext, id: string): Promise<AdminRecipe> =>
  (await request.get(ADMIN_API.recipe(id))).json();

/** Opens the editor of a recipe and waits until it can be used. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await openScreen(page, ADMIN_PAGES.recipe(id), 'Modifier la recette');
  await expect(field(page, 'Titre')).not.toHaveValue('');
}
