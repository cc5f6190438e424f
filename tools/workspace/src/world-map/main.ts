import { readFile, writeFile } from 'node:fs/promises';
import { type Dot, gridPlace, placeDots, ROW } from './place-dots.ts';
import { type Land, readAtlas } from './read-atlas.ts';

/*
 * Draws the world map of dots and finds out which countries share a border:
 *
 *   npx node tools/workspace/src/world-map/main.ts …/world-atlas/countries-10m.json
 *
 * The npm package `world-atlas` 2.0.2 (ISC) has that file; its data is Natural Earth's, which is in the public domain
 * (https://www.naturalearthdata.com/about/terms-of-use/). Borders are as Natural Earth draws them. The results are
 * part of the repository: run this again for another grid, or for a country that the demo did not know before.
 */

const GEOGRAPHY = 'libs/geography/src/map';

/** Units of the drawing in a column of the grid; a row has a whole number of them as well. */
const SCALE = 4;

/** Borders that the data lacks: Macao's, and the few metres of the Kazungula crossing. */
const BORDERS = [
  ['CN', 'MO'],
  ['BW', 'ZM'],
] as const;

/** Where most people of a country live, if that is far from its middle. */
const CENTRES: Readonly<Record<string, { x: number; y: number }>> = { RU: gridPlace([40, 56]) };

const [file = ''] = process.argv.slice(2);
const countries = JSON.parse(await readFile('libs/content/data/countries.json', 'utf8')) as { code: string }[];
const codes = new Set(countries.map(({ code }) => code).sort());
const lands = await readAtlas(file);
await write('world.json', drawWorld(placeDots(lands, codes)));
await write('neighbours.json', Object.fromEntries(neighbours(lands.filter(({ code }) => code && codes.has(code)))));

function drawWorld(dots: readonly Dot[]) {
  const left = Math.min(...dots.map(({ x }) => x));
  const [across, down] = [(x: number) => Math.round((x - left) * SCALE), (y: number) => Math.round(y * SCALE * ROW)];
  const latitude = (degrees: number): number => down(gridPlace([0, degrees]).y);

  /** A line for every run of dots in a row; lines end one unit late, as browsers draw no dash at the very end. */
  function pathOf(run: readonly Dot[]): string {
    let path = '';
    for (const [index, { x, y }] of run.entries()) {
      const before = run[index - 1];
      if (before?.y === y && before.x === x - 2) continue;
      let end = index;
      while (run[end + 1]?.y === y && run[end + 1]?.x === (run[end]?.x ?? 0) + 2) end += 1;
      path += `M${across(x)} ${down(y)}h${(end - index) * 2 * SCALE + 1}`;
    }
    return path;
  }

  function drawCountry(code: string) {
    const own = dots.filter((dot) => dot.code === code);
    const middle = CENTRES[code] ?? {
      x: own.reduce((sum, { x }) => sum + x, 0) / own.length,
      y: own.reduce((sum, { y }) => sum + y, 0) / own.length,
    };
    const distance = ({ x, y }: Dot): number => Math.hypot(x - middle.x, (y - middle.y) * ROW);
    const centre = own.reduce((best, dot) => (distance(dot) < distance(best) ? dot : best));
    return { x: across(centre.x), y: down(centre.y), dots: pathOf(own) };
  }

  return {
    width: Math.max(...dots.map(({ x }) => across(x))),
    height: Math.max(...dots.map(({ y }) => down(y))),
    parallels: [
      { name: 'Tropique du Cancer', y: latitude(23.44) },
      { name: 'Équateur', y: latitude(0) },
      { name: 'Tropique du Capricorne', y: latitude(-23.44) },
    ],
    land: pathOf(dots),
    countries: Object.fromEntries([...codes].map((code) => [code, drawCountry(code)])),
  };
}

/** For each country with a border on land, the codes of those beyond it, in one string. */
function neighbours(owned: readonly Land[]): [code: string, beyond: string][] {
  const pairs = new Map<string, Set<string>>();
  const lines = Map.groupBy(
    owned.flatMap(({ code, arcs }) => [...arcs].map((arc) => ({ code: code ?? '', arc }))),
    ({ arc }) => arc,
  );
  const shared = [...lines.values()].map((sides) => sides.map(({ code }) => code));
  for (const sides of [...shared, ...BORDERS])
    for (const a of sides) for (const b of sides) if (a !== b) pairs.set(a, (pairs.get(a) ?? new Set<string>()).add(b));
  return [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, beyond]) => [code, [...beyond].sort().join(' ')]);
}

async function write(name: string, data: object): Promise<void> {
  await writeFile(`${GEOGRAPHY}/${name}`, `${JSON.stringify(data, null, 2)}\n`);
}
