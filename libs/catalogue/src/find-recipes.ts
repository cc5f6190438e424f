import { foldText, searchWords } from '@tdt/cuisine/words';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { NO_FILTERS } from './tally.ts';
import type { TimedCatalogue } from './timed-catalogue.ts';

/** The first recipes that a text finds, and the number of all. */
export interface FoundRecipes {
  entries: CatalogueEntry[];
  total: number;
}

/**
 * The recipes whose title has every word: first those that begin with the text, then those edited last, hidden ones at
 * the end. After them those in whose texts the words are.
 */
export function findRecipes({ visible, hidden }: TimedCatalogue, q: string, limit: number): FoundRecipes {
  const found = [visible, hidden].map((index) => foundIn(index, q, limit));
  const entries = [...found.flatMap(({ titled }) => titled), ...found.flatMap(({ others }) => others)];
  return { entries: entries.slice(0, limit), total: found.reduce((sum, { total }) => sum + total, 0) };
}

function foundIn(index: CatalogueIndex, q: string, limit: number) {
  const [all, words, beginning] = [index.search([], NO_FILTERS).hits, searchWords(q), foldText(q)];
  const hits = words.reduce((having, word) => index.titled(having, word), all);
  const written = index.written(all, words).without(hits);
  const begins = index.narrow(hits, ({ foldedTitle }) => foldedTitle.startsWith(beginning));
  const [first = [], titled = [], others = []] = [begins, hits, written].map((some) =>
    index.orders.page(some, '-updated_at', 0, limit),
  );
  return {
    titled: [...new Set([...first, ...titled])].slice(0, limit),
    others,
    total: hits.count() + written.count(),
  };
}
