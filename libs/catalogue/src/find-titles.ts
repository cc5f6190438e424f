import { foldText, searchWords } from '@tdt/cuisine/words';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { NO_FILTERS } from './tally.ts';
import type { TimedCatalogue } from './timed-catalogue.ts';

/** The recipes whose title has every word: first those that begin with the text, then those edited last; hidden ones at the end. */
export const findTitles = ({ visible, hidden }: TimedCatalogue, q: string, limit: number): CatalogueEntry[] =>
  [visible, hidden].flatMap((index) => titled(index, q, limit)).slice(0, limit);

function titled(index: CatalogueIndex, q: string, limit: number): CatalogueEntry[] {
  let hits = index.search([], NO_FILTERS).hits;
  for (const word of searchWords(q)) hits = index.titled(hits, word);
  const beginning = foldText(q);
  const begins = index.narrow(hits, ({ foldedTitle }) => foldedTitle.startsWith(beginning));
  const [first, others] = [begins, hits].map((found) => index.orders.page(found, '-updated_at', 0, limit));
  return [...new Set([...(first ?? []), ...(others ?? [])])].slice(0, limit);
}
