import {
  ADMIN_RECIPE_SORTS,
  type AdminRecipeList,
  type AdminRecipeQuery,
  type AdminRecipeRow,
  type Image,
  RECIPE_GAPS,
  type RecipeGap,
} from '@tdt/contracts';
import { foldText, searchWords } from '@tdt/cuisine/words';
import { canonicalCountrySlug } from '@tdt/domain';
import { nextChange, removalOf, visibilityOf } from '@tdt/domain/publication';
import { DEFAULT_COVER, presentImage } from '@tdt/files/images';
import type { CountryDirectory } from '@tdt/geography';
import type { BitSet } from './bit-set.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { comparing } from './catalogue-orders.ts';
import { filtersOf } from './search-catalogue.ts';
import type { TimedCatalogue } from './timed-catalogue.ts';

interface Parts {
  recipes: TimedCatalogue;
  directory: CountryDirectory;
  /** Whether a title and a description for search engines are stored of the recipe with this id. */
  hasSeo: (id: string) => boolean;
}

type Test = (entry: CatalogueEntry) => boolean;

/** Most recipes have no rest: without one, nothing is missing. It is a filter only. */
const COUNTED_GAPS = RECIPE_GAPS.filter((gap) => gap !== 'rest');

const [DEFAULT_SORT] = ADMIN_RECIPE_SORTS;

/** A page of all recipes as editors see them, or of those in the trash; of 100,000 within some ten milliseconds. */
export function listForEditors(parts: Parts, query: AdminRecipeQuery): AdminRecipeList {
  const { directory } = parts;
  const { page, page_size } = query;
  // Nothing but the move to the trash has changed what is there: the newest deletion comes first.
  const sort = query.visibility === 'deleted' ? '-updated_at' : query.sort;
  const lacks = gapTests(parts);
  const now = Date.now();
  const found = hitsForEditors(parts, query, now);
  const titled = found.filter(({ isTitled }) => isTitled);
  const others = found.filter(({ isTitled }) => !isTitled);
  const offset = (page - 1) * page_size;
  const isDue = query.visibility === 'scheduled' && sort === DEFAULT_SORT;
  const pageOf = (some: readonly Hits[], from: number, limit: number) =>
    isDue ? dueFirst(some, now).slice(from, from + limit) : mergedPage(some, sort, from, limit);
  const first = pageOf(titled, offset, page_size);
  const after = Math.max(0, offset - countOf(titled));
  const entries = [...first, ...pageOf(others, after, page_size - first.length)];
  return { items: entries.map((entry) => row(entry, directory, lacks, now)), total: countOf(found), page, page_size };
}

const countOf = (found: readonly Hits[]): number => found.reduce((sum, { hits }) => sum + hits.count(), 0);

/** The ids of all recipes that the list has for a query, on all its pages. */
export function idsForEditors(parts: Parts, query: AdminRecipeQuery): string[] {
  return hitsForEditors(parts, query).flatMap(({ index, hits }) =>
    index.orders.page(hits, query.sort, 0, hits.count()).map(({ id }) => id),
  );
}

const hitsForEditors = (parts: Parts, query: AdminRecipeQuery, now = Date.now()): Hits[] => {
  const { recipes, directory } = parts;
  const indexes = query.visibility === 'deleted' ? [recipes.trash] : [recipes.visible, recipes.hidden];
  const tests = testsOf(parts, query, now);
  return indexes.flatMap((index): Hits[] => {
    const filtered = index.search(
      [],
      filtersOf(index, directory, query, query.pays && canonicalCountrySlug(query.pays)),
    );
    const passing = (hits: BitSet) => tests.reduce((passed, test) => index.narrow(passed, test), hits);
    const titled = withTitle(index, filtered.hits, query.q);
    const words = foldText(query.q) === '' ? [] : searchWords(query.q);
    const written = words.length === 0 ? [] : [index.written(filtered.hits, words).without(titled)];
    return [
      { index, hits: passing(titled), isTitled: true },
      ...written.map((hits) => ({ index, hits: passing(hits), isTitled: false })),
    ];
  });
};

interface Hits {
  index: CatalogueIndex;
  hits: BitSet;
  /** Whether their titles contain the text; else only what is written in them has its words. */
  isTitled: boolean;
}

/** What appears later, the next one first: in the order of the list unless another one is asked for. */
const dueFirst = (found: readonly Hits[], now: number): CatalogueEntry[] =>
  found
    .flatMap(({ index, hits }) => index.orders.page(hits, DEFAULT_SORT, 0, hits.count()))
    .sort((one, other) => Number(nextChange(one.publication, now)) - Number(nextChange(other.publication, now)));

/** A page of the hits of one or two indexes in one order, without merging what is before it. */
function mergedPage(found: readonly Hits[], sort: AdminRecipeQuery['sort'], offset: number, limit: number) {
  const order = comparing(sort);
  const pages = found.map(({ index, hits }) => index.orders.page(hits, sort, 0, offset + limit));
  const [first = [], second = []] = pages;
  // How many of the entries before the page are of the first index.
  let [low, high] = [Math.max(0, offset - second.length), Math.min(offset, first.length)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const isBefore = order(first[middle] as CatalogueEntry, second[offset - middle - 1] as CatalogueEntry) < 0;
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  const begun = [...first.slice(low, low + limit), ...second.slice(offset - low, offset - low + limit)];
  return begun.sort(order).slice(0, limit);
}

/** What else a query asks of a recipe. */
function testsOf(parts: Parts, { gap, visibility }: AdminRecipeQuery, now: number): Test[] {
  const lacks = gapTests(parts);
  const tests: Test[] = [];
  if (gap) tests.push(gap === 'any' ? (entry) => COUNTED_GAPS.some((each) => lacks[each](entry)) : lacks[gap]);
  if (visibility) tests.push(({ publication }) => visibilityOf(publication, now) === visibility);
  return tests;
}

/** The hits whose title contains the text, spaces included. Signs count only in a text that has nothing else. */
function withTitle(index: CatalogueIndex, hits: BitSet, q: string): BitSet {
  const folded = foldText(q);
  const signs = q.trim();
  if (folded !== '') return index.titled(hits, folded);
  return signs === '' ? hits : index.narrow(hits, ({ title }) => title.includes(signs));
}

const gapTests = ({ directory, hasSeo }: Parts): Record<RecipeGap, Test> => ({
  cover: ({ cover }) => cover === DEFAULT_COVER,
  dish: ({ hasDish }) => !hasDish,
  seo: ({ id }) => !hasSeo(id),
  times: ({ total_minutes }) => total_minutes === null,
  rest: ({ rest_minutes }) => rest_minutes === null,
  country: ({ countryId }) => !directory.byId(countryId),
});

function row(
  entry: CatalogueEntry,
  directory: CountryDirectory,
  lacks: Record<RecipeGap, Test>,
  now: number,
): AdminRecipeRow {
  const { id, slug, title, type_recipe, difficulty, preparation_time, cover } = entry;
  const country = directory.byId(entry.countryId)?.document;
  const { deleted } = entry.publication;
  const next = deleted ? removalOf(deleted).getTime() : nextChange(entry.publication, now);
  return {
    id,
    slug,
    title,
    country: country ? { name: country.name, slug: country.slug } : null,
    type_recipe,
    difficulty,
    preparation_time,
    created_at: new Date(entry.createdAt).toISOString(),
    updated_at: new Date(entry.updatedAt).toISOString(),
    edited_at: entry.editedBy === null ? null : new Date(entry.changedAt).toISOString(),
    edited_by: entry.editedBy,
    cover: cover === DEFAULT_COVER ? null : thumbnailOf(presentImage(cover)),
    visibility: visibilityOf(entry.publication, now),
    changes_at: next === null ? null : new Date(next).toISOString(),
    gaps: COUNTED_GAPS.filter((gap) => lacks[gap](entry)),
  };
}

/** A picture in its smallest size: rows show no other, and all sizes and placeholders are two thirds of a response. */
const thumbnailOf = ({ variants, ...image }: Image): Image => ({
  ...image,
  placeholder: '',
  variants: variants.slice(0, 1),
});
