import type { AtlasCountry, MapDrawing } from '@tdt/contracts';
import world from './world.json' with { type: 'json' };

/** A country to mark. Only those with an ISO code are on the map. */
export interface MarkedCountry {
  code: string | null;
  shown: AtlasCountry;
}

interface Shape {
  x: number;
  y: number;
  dots: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SHAPES: Readonly<Record<string, Shape>> = world.countries;
const MARGIN = 16;
const WHOLE: Box = { left: -MARGIN, top: -MARGIN, right: world.width + MARGIN, bottom: world.height + MARGIN };

/** Once around the earth at the equator, where the edges of the map cut through the Pacific's islands. */
const AROUND = 1760;

/** How much land a map of a part of the world shows beyond the centres of its countries, and its least height. */
const BEYOND = 88;
const HEIGHT_MIN = 190;
const RATIO = 16 / 10;

/** The whole earth with these countries. */
export const drawWorld = (countries: readonly MarkedCountry[]): MapDrawing => draw(WHOLE, marksOf(countries));

/** The part of the earth in which these countries lie; `null`: none of them is on the map. */
export function drawPart(countries: readonly MarkedCountry[]): MapDrawing | null {
  const marks = nextToEachOther(marksOf(countries));
  return marks.length === 0 ? null : draw(boxAround(marks), marks);
}

type Mark = MapDrawing['marks'][number];

const marksOf = (countries: readonly MarkedCountry[]): Mark[] =>
  countries.flatMap(({ code, shown }) => {
    const shape = code === null ? undefined : SHAPES[code];
    return shape ? [{ ...shown, ...shape }] : [];
  });

function draw(box: Box, marks: Mark[]): MapDrawing {
  const { left, top, right, bottom } = box;
  return {
    box: [left, top, right - left, bottom - top],
    land: runsOf(world.land)
      .filter(({ x, y, length }) => y >= top && y <= bottom && x + length >= left && x <= right)
      .map(pathOf)
      .join(''),
    parallels: world.parallels.filter(({ y }) => y > top && y < bottom),
    marks,
  };
}

interface Run {
  x: number;
  y: number;
  length: number;
}

const runsOf = (path: string): Run[] =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }));

const pathOf = ({ x, y, length }: Run): string => `M${x} ${y}h${length}`;

/** Countries at both edges of the map are neighbours: those at the left are moved beyond the right edge. */
function nextToEachOther(marks: Mark[]): Mark[] {
  const [first, last] = [Math.min(...marks.map(({ x }) => x)), Math.max(...marks.map(({ x }) => x))];
  const hasBothEdges = first < AROUND / 8 && last > (AROUND * 7) / 8;
  if (!hasBothEdges) return marks;
  const moved = (run: Run): string => pathOf({ ...run, x: run.x + AROUND });
  return marks.map((mark) =>
    mark.x < AROUND / 8 ? { ...mark, x: mark.x + AROUND, dots: runsOf(mark.dots).map(moved).join('') } : mark,
  );
}

/** The whole of each country, but of a large one no more than what lies near the middles of all. */
function boxAround(marks: readonly Mark[]): Box {
  const runs = marks.flatMap(({ dots }) => runsOf(dots));
  const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
  const left = Math.max(Math.min(...runs.map(({ x }) => x)), Math.min(...xs) - BEYOND) - 2 * MARGIN;
  const right = Math.min(Math.max(...runs.map(({ x, length }) => x + length)), Math.max(...xs) + BEYOND) + 2 * MARGIN;
  const top = Math.max(Math.min(...runs.map(({ y }) => y)), Math.min(...ys) - BEYOND) - 2 * MARGIN;
  const bottom = Math.min(Math.max(...runs.map(({ y }) => y)), Math.max(...ys) + BEYOND) + 2 * MARGIN;
  const height = Math.max(bottom - top, (right - left) / RATIO, HEIGHT_MIN);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    left: Math.round(x - (height * RATIO) / 2),
    top: Math.round(y - height / 2),
    right: Math.round(x + (height * RATIO) / 2),
    bottom: Math.round(y + height / 2),
  };
}
