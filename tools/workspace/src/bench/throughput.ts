import type { RunningSite } from '@tdt/testing';
import { startBareSite } from './bare-site.ts';
import type { Measurement } from './measurement.ts';
import { sideBySide, type Target, type Throughput } from './side-by-side.ts';

const BROTLI = { 'accept-encoding': 'br' };
const PAGE = '/toutes-recettes';

/**
 * Compares responses and pages with a bare Fastify, all by turns in one run.
 * @param cached the site with its default settings
 * @param uncached the same with CACHE_SECONDS=0
 */
export async function throughput(cached: RunningSite, uncached: RunningSite): Promise<Measurement[]> {
  const bare = await startBareSite(cached.url);
  try {
    return rows(await sideBySide(await targets(cached, uncached, bare)));
  } finally {
    bare.stop();
  }
}

async function targets(
  cached: RunningSite,
  uncached: RunningSite,
  bare: { url: string; pid: number },
): Promise<Target[]> {
  const of =
    (site: { url: string; pid: number }) =>
    (name: string, path: string, headers = {}) => ({
      name,
      url: `${site.url}${path}`,
      pid: site.pid,
      headers,
    });
  const fromBare = of(bare);
  const fromCache = of({ url: cached.url, pid: cached.pid() });
  const made = of({ url: uncached.url, pid: uncached.pid() });
  const { items } = (await (await fetch(`${cached.url}/api/recipes`)).json()) as { items: { slug: string }[] };
  const recipe = `/api/recipes/${items[0]?.slug}`;
  const tag = (await fetch(`${cached.url}${PAGE}`)).headers.get('etag') ?? '';
  return [
    fromBare('bare Fastify: hello', '/hello'),
    fromBare('bare Fastify: the list of 20 from memory', '/list'),
    fromBare('bare Fastify: the bytes of our page', '/same', BROTLI),
    made('list of 20, made', '/api/recipes?page_size=20'),
    fromCache('list of 20, stored', '/api/recipes?page_size=20', BROTLI),
    made('one recipe, made', recipe),
    fromCache('one recipe, stored', recipe, BROTLI),
    made('page of the list, made', PAGE, BROTLI),
    fromCache('page of the list, stored', PAGE, BROTLI),
    { ...fromCache('page of the list, 304', PAGE, { ...BROTLI, 'if-none-match': tag }), status: 304 },
  ];
}

function rows(measured: ReadonlyMap<string, Throughput>): Measurement[] {
  const of = (name: string): Throughput => {
    const found = measured.get(name);
    if (!found) throw new Error(`There is no measurement ${name}.`);
    return found;
  };
  const speed = (name: string, beside: string) => of(name).requestsPerSecond / of(beside).requestsPerSecond;
  const cost = (name: string, beside: string) =>
    (of(name).processorMicroseconds ?? Number.NaN) / (of(beside).processorMicroseconds ?? Number.NaN);
  return [
    ...[...measured].flatMap(([name, result]) => plainRows(name, result)),
    ratio(
      'list of 20, made: processor beside bare',
      cost('list of 20, made', 'bare Fastify: the list of 20 from memory'),
      {
        atMost: 3,
      },
    ),
    ratio(
      'page of the list, stored: requests/s beside bare, same bytes',
      speed('page of the list, stored', 'bare Fastify: the bytes of our page'),
      { atLeast: 0.85 },
    ),
    ratio('page of the list: stored beside made', speed('page of the list, stored', 'page of the list, made'), {
      atLeast: 5,
    }),
  ];
}

function plainRows(name: string, { requestsPerSecond, processorMicroseconds, bytes }: Throughput): Measurement[] {
  return [
    { what: name, value: requestsPerSecond, unit: 'requests/s' },
    ...(processorMicroseconds === null
      ? []
      : [
          {
            what: `  processor, response of ${Math.round(bytes)} bytes`,
            value: processorMicroseconds,
            unit: 'µs',
          } as const,
        ]),
  ];
}

const ratio = (what: string, value: number, budget?: Measurement['budget']): Measurement => ({
  what,
  value,
  unit: 'x',
  ...(budget && { budget }),
});
