import { dark, light } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { closedCurve, path, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazed, shapeShade, stipple } from '../parts/atmosphere.ts';
import { sailboat } from '../parts/boats.ts';
import { hill } from '../parts/hills.ts';
import { house } from '../parts/houses.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { cypress, palm, tree } from '../parts/trees.ts';
import { sea } from '../parts/water.ts';

/** What may stand on the slope; all alike to call. */
const TREES = {
  cypress: (_rng: Rng, x: number, y: number, h: number, color: string): string => cypress(x, y, h, color),
  palm: (rng: Rng, x: number, y: number, h: number, color: string): string => palm(rng, x, y, h, color, '#5a3a2c'),
  tree,
};

export interface BayOptions {
  /** Colour of the hills and of the slope. */
  land?: string;
  /** A third colour for the houses, beside cream and straw. */
  wall?: string;
  roof?: string;
  tree?: keyof typeof TREES;
}

/** Sailing boats in a bay, and a village on the slope beside it. */
export const bay: Painter<BayOptions> = {
  lights: ['noon', 'sunset', 'tropic', 'dawn'],
  paint(stage, { land = '#4f7f5a', wall = '#f6e6cc', roof = '#c9552f', tree: kind = 'cypress' }) {
    const { rng, width, height } = stage;
    const { haze } = stage.light;
    const background = sky(stage, { horizon: height * 0.5, rays: rng.chance(0.5) });
    let svg = background.svg;
    svg += clouds(stage, { count: 3, top: height * 0.1, bottom: height * 0.34, color: light(haze, 0.5), opacity: 0.7 });
    svg +=
      headlands(stage, land) +
      sea(stage, { y: height * 0.5, sunX: background.sunX }) +
      repeat(5, (i) => boat(stage, i));

    const onTheRight = rng.sign() < 0;
    /** Turns the x of a slope on the left into that of a slope on the right. */
    const across = (x: number): number => (onTheRight ? width - x : x);
    svg += slope(stage, land, across);
    svg += repeat(9, () => {
      const inland = rng.between(0, 0.22);
      const y = height * (0.63 + inland * 0.9 + rng.between(0, 0.1));
      return house(stage, {
        x: across(width * inland) - 20,
        y,
        width: rng.between(34, 54),
        height: rng.between(34, 60),
        wall: rng.pick(['#fbf1dc', '#f3d9b0', wall]),
        roof,
        shutters: rng.chance(0.4) ? stage.accent : undefined,
      });
    });
    svg += repeat(7, () => {
      const x = across(width * rng.between(0.02, 0.3));
      return TREES[kind](rng, x, height * rng.between(0.82, 0.98), height * rng.between(0.12, 0.2), dark(land, 0.3));
    });
    return svg + birds(rng, width * 0.6, height * 0.22, 6, light(haze, 0.7));
  },
};

function headlands(stage: Stage, land: string): string {
  const { height } = stage;
  const far = hill(stage, {
    y: height * 0.44,
    swell: height * 0.05,
    frequency: 0.006,
    color: hazed(stage, land, 0.55),
  });
  const near = hill(stage, {
    y: height * 0.47,
    swell: height * 0.03,
    frequency: 0.009,
    color: hazed(stage, land, 0.3),
    shadeDepth: height * 0.08,
  });
  return far.body + near.body + stipple(far.shade + near.shade);
}

function boat({ rng, width, height, accent }: Stage, i: number): string {
  const near = rng.next();
  const x = width * (0.1 + i * 0.19 + rng.bell() * 0.04);
  const sail = rng.pick([accent, '#fbf1dc', '#f1c36a', accent]);
  return sailboat(x, height * (0.54 + near * 0.2), height * (0.06 + near * 0.15), sail, dark(accent, 0.4));
}

function slope(stage: Stage, land: string, across: (x: number) => number): string {
  const { width, height } = stage;
  const outline = closedCurve(
    [
      [across(-60), height * 0.56],
      [across(width * 0.1), height * 0.57],
      [across(width * 0.2), height * 0.66],
      [across(width * 0.3), height * 0.78],
      [across(width * 0.46), height * 0.92],
      [across(width * 0.6), height * 1.06],
      [across(-60), height * 1.1],
    ],
    7,
  );
  return (
    path(outline, stage.light.shade, 'fill-opacity=".3" transform="translate(10 12)"') +
    path(outline, land) +
    shapeShade(stage, outline, [0, height * 0.55], [0, height], 0, 0.75)
  );
}
