import { readFileSync } from 'node:fs';
import type { CountrySeed, RecipeSeed } from '@tdt/contracts';
import { slugify } from '@tdt/domain/text';
import { CountryDirectory } from '@tdt/geography';
import { createCardPresenter } from '../card-presenter.ts';
import { indexedEntry } from '../catalogue-entry.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import type { CatalogueRow } from '../catalogue-row.ts';

export type DemoRecipe = RecipeSeed & { country: string };

const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../../../content/data/${name}.json`, import.meta.url), 'utf8'));

/** The recipes of the demo, as the files of its content have them. */
export const demoRecipes: readonly DemoRecipe[] = read<DemoRecipe>('recipes');

/** The demo's recipes and countries in an index, without a database and without pictures. */
export async function demoCatalogue() {
  const countries = read<CountrySeed>('countries').map((seed) => ({
    ...seed,
    _id: seed.code,
    slug: slugify(seed.name),
  }));
  const directory = new CountryDirectory({
    all: async () => countries as never,
  });
  await directory.refresh();
  const index = new CatalogueIndex((id) => directory.byId(id)?.folded ?? '');
  const idOf = new Map(countries.map(({ name, _id }) => [name, _id]));
  for (const [place, { country, title, ...fields }] of demoRecipes.entries()) {
    const id = slugify(title);
    const dates = { created_at: new Date(place), updated_at: new Date(place), edited_at: null, edited_by: null };
    const own = { _id: id, slug: id, country_id: idOf.get(country) ?? null, revision: 1, ...dates };
    index.put(indexedEntry({ ...fields, ...own, title, images: [], diet_corrections: {} } as CatalogueRow));
  }
  return { index, directory, cards: createCardPresenter((id) => directory.refOf(id)) };
}
