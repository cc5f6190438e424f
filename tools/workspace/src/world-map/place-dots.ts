import { extentOf, isInside, type Point, project, type Ring } from './natural-earth.ts';
import type { Land } from './read-atlas.ts';

/** A place of the grid: a column and a row. Rows are offset like bricks, so both are even or both odd. */
export interface Dot {
  x: number;
  y: number;
  /** The country that it lies in; `null`: none of those that were asked for. */
  code: string | null;
}

/** Columns around the earth, at the equator. */
const COLUMNS = 440;
/** Land between these latitudes gets dots. */
const NORTH = 80;
const SOUTH = -56;
/** Height of a row, in columns: each dot then has six neighbours at nearly the same distance. */
export const ROW = 7 / 4;

const LEFT = project([-169, 0])[0];
const TOP = project([0, NORTH])[1];
const COLUMN = (project([190.999, 0])[0] - LEFT) / COLUMNS;
const LAST_ROW = gridPlace([0, SOUTH]).y;

/** Where a place on earth lies on the grid, between its dots. */
export function gridPlace(place: Point): { x: number; y: number } {
  const [x, y] = toGrid(place);
  return { x, y };
}

/** A dot for every place of the grid on land, and at least one for each of `codes`, row by row. */
export function placeDots(lands: readonly Land[], codes: ReadonlySet<string>): Dot[] {
  const shapes = lands.map(toShape);
  const dots = new Map<string, Dot>();
  for (let y = 0; y <= LAST_ROW; y += 1)
    for (let x = y % 2; x < COLUMNS; x += 2) {
      const shape = shapes.find((each) => holds(each, [x, y]));
      if (shape) dots.set(`${x} ${y}`, { x, y, code: shape.code && codes.has(shape.code) ? shape.code : null });
    }
  const seen = new Map([...Map.groupBy(dots.values(), ({ code }) => code)].map(([code, all]) => [code, all.length]));
  for (const code of codes) {
    if (seen.has(code)) continue;
    const [largest] = shapes.filter((shape) => shape.code === code).sort((a, b) => b.area - a.area);
    if (!largest) throw new Error(`${code} is not on the map`);
    const place = nearestFree(largest.middle, ({ x, y }) => {
      const owner = dots.get(`${x} ${y}`)?.code ?? null;
      return owner === null || (seen.get(owner) ?? 0) > 3;
    });
    dots.set(`${place.x} ${place.y}`, { ...place, code });
    seen.set(code, 1);
  }
  return [...dots.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

type Place = Omit<Dot, 'code'>;

/** For a country that lies between the dots: the nearest place that may become its own. */
function nearestFree([cx, cy]: Point, isFree: (place: Place) => boolean): Place {
  const distance = ({ x, y }: Place): number => Math.hypot(x - cx, (y - cy) * ROW);
  const places: Place[] = [];
  for (let y = Math.round(cy) - 4; y <= cy + 4; y += 1)
    for (let x = Math.round(cx) - 8; x <= cx + 8; x += 1) if ((x + y) % 2 === 0) places.push({ x, y });
  const place = places.sort((a, b) => distance(a) - distance(b)).find(isFree);
  if (!place) throw new Error(`There is no place near ${cx} ${cy}`);
  return place;
}

interface Shape {
  code: string | null;
  rings: Ring[];
  box: { left: number; top: number; right: number; bottom: number };
  area: number;
  middle: Point;
}

function toShape({ code, rings }: Land): Shape {
  const onGrid = rings.map((ring) => ring.map(toGrid));
  return { code, rings: onGrid, ...extentOf(onGrid[0] ?? []) };
}

function toGrid(point: Point): Point {
  const [x, y] = project(point);
  return [(x - LEFT) / COLUMN, (y - TOP) / COLUMN / ROW];
}

const holds = ({ box: { left, top, right, bottom }, rings }: Shape, point: Point): boolean =>
  point[0] >= left && point[0] <= right && point[1] >= top && point[1] <= bottom && isInside(point, rings);
