import { type RunningSite, residentMegabytes } from '@tdt/testing';
import { timeEach } from './http-load.ts';
import type { Measurement } from './measurement.ts';
import { processorMilliseconds } from './processor-time.ts';
import { median } from './side-by-side.ts';

/** Searches as visitors make them; words change with the round. */
const SEARCHES: Record<string, (round: number) => string> = {
  'words and three filters': (round) => `?q=${word(round)}+sel&pays=japon&type=plat&difficulte=facile`,
  'one word': (round) => `?q=${word(round)}`,
  'two letters': (round) => `?q=${word(round).slice(0, 2)}`,
  'a mistyped word': (round) => `?q=${mistyped(round)}`,
  'a mistyped word and two right ones': (round) => `?q=${mistyped(round)}+sel+${word(round + 1)}`,
  'understood words': (round) => `?q=recette+japonaise+rapide+${word(round)}`,
  'words that no recipe has together': (round) => `?q=${word(round)}+${word(round + 1)}+pizza+italien+facile`,
  'filters only': (round) => `?type=plat&difficulte=moyen&page=${1 + round}`,
  'a page far down': (round) => `?page=${300 + round}`,
};
const WORDS = ['poulet', 'tomate', 'citron', 'riz', 'curry', 'gingembre', 'miel', 'coco', 'boeuf', 'piment'];
const word = (round: number): string => WORDS[round % WORDS.length] ?? '';

/** Without its second letter from the end, and with the first two exchanged. */
const mistyped = (round: number): string => word(round).replace(/^(.)(.)(.*).(.)$/, '$2$1$3$4');

const ROUNDS = 60;

/**
 * Times searches of `site`, which caches no responses, one after another over HTTP, after a round to warm up. Each
 * response contains facets.
 */
export async function measureSearches(site: RunningSite, count: number): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const [name, queryOf] of Object.entries(SEARCHES)) {
    const urls = Array.from({ length: ROUNDS }, (_, round) => `${site.url}/api/recipes${queryOf(round)}`);
    await timeEach(urls);
    const before = processorMilliseconds(site.pid());
    const times = await timeEach(urls);
    const after = processorMilliseconds(site.pid());
    const budget = { atMost: count > 10_000 ? 15 : 2 };
    measured.push({ what: `search, ${name}: p50`, value: median(times), unit: 'ms', budget });
    if (before !== null && after !== null) {
      measured.push({ what: '  processor', value: (after - before) / ROUNDS, unit: 'ms' });
    }
  }
  return measured;
}

/** Times the start with a large catalogue, and reads the memory. */
export async function measureRestart(site: RunningSite): Promise<Measurement[]> {
  await site.kill();
  const before = performance.now();
  await site.restart();
  const value = performance.now() - before;
  const server = residentMegabytes(site.pid());
  const engine = residentMegabytes(await site.enginePid());
  const used = processorMilliseconds(site.pid());
  return [
    { what: 'start until ready, index included', value, unit: 'ms' },
    ...memoryRows({ '  processor of the server': used }, 'ms'),
    ...memoryRows({ 'memory of the server': server, 'memory of the engine': engine }, 'MB'),
  ];
}

const memoryRows = (values: Record<string, number | null>, unit: Measurement['unit']): Measurement[] =>
  Object.entries(values).flatMap(([what, value]) => (value === null ? [] : [{ what, value, unit }]));
