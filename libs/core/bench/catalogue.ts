/**
 * Measures searches over a large catalogue in memory: `node libs/core/bench/catalogue.ts [recipes]` (100,000 unless
 * told otherwise). Budget at 100,000: p50 of a search with filters and facets 15 ms.
 */

import type { CatalogueQuery } from '@tdt/contracts';
import { seededRandom } from '@tdt/domain';
import { createCardPresenter } from '../src/catalogue/card-presenter.ts';
import { indexedEntry } from '../src/catalogue/catalogue-entry.ts';
import { CatalogueIndex } from '../src/catalogue/catalogue-index.ts';
import { searchCatalogue, searchCatalogueJson } from '../src/catalogue/search-catalogue.ts';
import { CountryDirectory } from '../src/countries/country-directory.ts';
import { makeRows } from './rows.ts';

const ROUNDS = 100;
const count = Number(process.argv[2] ?? 100_000);
const countries = Array.from({ length: 208 }, (_, index) => ({
  _id: `c${index}`,
  name: `Pays ${index}`,
  slug: `p-${index}`,
}));

const directory = new CountryDirectory({
  state: async () => ({ count: 1, latest: 1 }),
  all: async () => countries as never,
});
await directory.refresh();
const index = new CatalogueIndex((id) => directory.byId(id)?.folded ?? '');
const parts = { index, directory, cards: createCardPresenter((id) => directory.refOf(id)) };

const rows = makeRows(
  count,
  countries.map(({ _id }) => _id),
  seededRandom(1),
);
const before = process.memoryUsage().rss;
const started = process.threadCpuUsage();
for (const row of rows) index.put(indexedEntry(row), true);
index.settle();
const loading = process.threadCpuUsage(started);
const seconds = (loading.user + loading.system) / 1e6;
const megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
console.log(`${count} recipes made and loaded in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`);

const base: CatalogueQuery = { q: '', sort: '-created_at', page: 1, page_size: 24 };
const queries: Record<string, (round: number) => CatalogueQuery> = {
  'first page': () => base,
  'page 3000': () => ({ ...base, page: 3000 }),
  'filters only': () => ({ ...base, pays: 'p-7', type: 'plat' }),
  'one word': (round) => ({ ...base, q: ['poulet', 'riz', 'miso', 'cumin'][round % 4] ?? '' }),
  'one letter': () => ({ ...base, q: 'a' }),
  'two letters, two words': () => ({ ...base, q: 'ri po' }),
  'words and three filters': (round) => ({
    ...base,
    q: 'pou sal',
    pays: `p-${round % 208}`,
    type: 'plat',
    difficulte: 'facile',
  }),
  'a new word every time': (round) => ({ ...base, q: `x${round} ri` }),
  'by title': () => ({ ...base, q: 'ri', sort: 'title' }),
};

for (const [name, query] of Object.entries(queries)) {
  report(name, (round) => searchCatalogue(parts, query(round)));
}
report('first page as JSON', () => searchCatalogueJson(parts, base));
report('best title of 4 words', (round) => index.bestTitle(['poulet', 'riz', 'miso', `x${round}`]));
const changed = [...makeRows(ROUNDS, ['c1'], seededRandom(2))].map(indexedEntry);
report('changing a recipe', (round) => index.put(changed[round] as (typeof changed)[number]));

function report(name: string, work: (round: number) => unknown): void {
  const before = process.threadCpuUsage();
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const { user, system } = process.threadCpuUsage(before);
  const at = (share: number): string => (times[Math.floor(ROUNDS * share)] ?? 0).toFixed(2);
  // The processor's clock ticks every few milliseconds: it says something of many rounds only.
  const mean = ((user + system) / 1000 / ROUNDS).toFixed(2);
  console.log(`${name.padEnd(26)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   max ${at(0.999)} ms   processor ${mean} ms`);
}
