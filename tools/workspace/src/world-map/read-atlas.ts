import { readFile } from 'node:fs/promises';
import { isInside, type Point, type Ring } from './natural-earth.ts';

/** A TopoJSON file (https://github.com/topojson/topojson-specification), as far as `world-atlas` uses it. */
interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { countries: { geometries: Geometry[] } };
}

type Geometry = { id?: string; properties: { name: string } } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);

/** A polygon: its border, then its holes, in degrees. */
export interface Land {
  /** ISO 3166-1 alpha-2; `null`: of no country of the site. */
  code: string | null;
  rings: Ring[];
  /** Numbers of the lines that its border consists of: neighbours share some. */
  arcs: ReadonlySet<number>;
}

/** Parts of the world that the data lists on their own, or without a code. */
const CODES: Readonly<Record<string, string>> = {
  Kosovo: 'XK',
  Somaliland: 'SO',
  'N. Cyprus': 'CY',
  'Cyprus U.N. Buffer Zone': 'CY',
};

/** Countries of the site that the data counts as France: places inside their borders. */
const OVERSEAS: readonly [code: string, place: Point][] = [
  ['GF', [-53, 4]],
  ['GP', [-61.7, 16.15]],
  ['GP', [-61.45, 16.25]],
  ['MQ', [-61.02, 14.65]],
  ['RE', [55.53, -21.13]],
  ['YT', [45.15, -12.82]],
];

/** An island of Alaska that would lie at the other edge of the map. */
const ST_LAWRENCE: Point = [-170.5, 63.4];

/** All polygons of the land on earth. `file`: `countries-10m.json` of the package `world-atlas`. */
export async function readAtlas(file: string): Promise<Land[]> {
  const { transform, arcs, objects } = JSON.parse(await readFile(file, 'utf8')) as Topology;
  const lines = arcs.map((arc) => decode(arc, transform));
  const lineOf = (arc: number): Point[] => (arc < 0 ? (lines[~arc] as Point[]).toReversed() : (lines[arc] as Point[]));
  const lands = objects.countries.geometries.flatMap((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    return polygons.map((polygon): Land => {
      const rings = polygon.map((ring) => ring.flatMap(lineOf));
      const overseas = geometry.id === '250' && OVERSEAS.find(([, place]) => isInside(place, rings));
      return {
        code: overseas ? overseas[0] : codeOf(geometry),
        rings,
        arcs: new Set(polygon.flat().map((arc) => (arc < 0 ? ~arc : arc))),
      };
    });
  });
  return lands.filter(({ rings }) => !isInside(ST_LAWRENCE, rings));
}

/** Lines are stored as the differences between their points, in whole steps of the grid. */
function decode(arc: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** `Intl` knows which letters belong to the numeric code of a country. */
function codeOf({ id, properties }: Geometry): string | null {
  const region = id === undefined ? undefined : new Intl.Locale(`und-${id}`).region;
  return CODES[properties.name] ?? (region && /^[A-Z]{2}$/.test(region) ? region : null);
}
