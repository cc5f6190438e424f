import { CALENDAR_ITEMS_MAX, type RecipeCalendar, type RecipeCalendarQuery } from '@tdt/contracts';
import { isPublic } from '@tdt/domain/publication';
import type { CountryDirectory } from '@tdt/geography';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { TimedCatalogue } from './timed-catalogue.ts';

type Item = RecipeCalendar['items'][number];

interface Change extends Pick<Item, 'kind'> {
  entry: CatalogueEntry;
  /** Milliseconds. */
  at: number;
}

interface Parts {
  recipes: Pick<TimedCatalogue, 'dated'>;
  directory: Pick<CountryDirectory, 'byId'>;
}

/** What appears and what ends in an interval, the earliest first. */
export function recipeCalendar({ recipes, directory }: Parts, query: RecipeCalendarQuery): RecipeCalendar {
  const [from, until] = [Date.parse(query.from), Date.parse(query.until)];
  const changes = [...recipes.dated()]
    .flatMap((entry) => [...changesOf(entry)])
    .filter(({ at }) => from <= at && at < until)
    .sort((one, other) => one.at - other.at || (one.entry.id < other.entry.id ? -1 : 1));
  const items = changes.slice(0, CALENDAR_ITEMS_MAX).map(({ entry, at, kind }) => {
    const { id, slug, title, countryId } = entry;
    const country = directory.byId(countryId)?.document;
    return {
      id,
      slug,
      title,
      country: country ? { name: country.name, slug: country.slug } : null,
      at: new Date(at).toISOString(),
      kind,
    };
  });
  return { items, total: changes.length };
}

/** Both times of a recipe, unless nothing changes then: another program may have stored an end before the beginning. */
function* changesOf(entry: CatalogueEntry): Iterable<Change> {
  const { publication } = entry;
  const [from, until] = [publication.from?.getTime(), publication.until?.getTime()];
  if (from !== undefined && isPublic(publication, from)) yield { entry, at: from, kind: 'publication' };
  if (until !== undefined && isPublic(publication, until - 1)) yield { entry, at: until, kind: 'end' };
}
