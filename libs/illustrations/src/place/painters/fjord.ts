import { light, mix } from '../../core/color.ts';
import { d, path, rect, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazed } from '../parts/atmosphere.ts';
import { sailboat } from '../parts/boats.ts';
import { grass } from '../parts/foliage.ts';
import { hill } from '../parts/hills.ts';
import { house } from '../parts/houses.ts';
import { mountain } from '../parts/mountains.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { pine } from '../parts/trees.ts';
import { sea } from '../parts/water.ts';
import { unitPath } from '../units.ts';

const ROCK = '#3f6070';

/** Steep mountains along an arm of the sea, painted cabins on stilts. */
export const fjord: Painter = {
  lights: ['dawn', 'noon', 'snow', 'dusk'],
  paint(stage) {
    const { rng, width, height } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, { horizon: height * 0.56, sunX: rng.between(0.44, 0.58) }).svg;
    svg += clouds(stage, { count: 3, top: height * 0.08, bottom: height * 0.3, color: light(haze, 0.6), opacity: 0.7 });
    svg += mountain(stage, {
      x: width * 0.5,
      base: height * 0.58,
      width: width * 0.5,
      height: height * 0.24,
      color: hazed(stage, ROCK, 0.66),
      snow: 0.5,
    });
    svg += sea(stage, { y: height * 0.565, sunX: width * 0.5, ripples: 70 });
    svg += repeat(4, (i) => shoreMountain(stage, i));
    svg += footShade(stage, height * 0.7, 0.6);
    svg += repeat(5, (i) => cabinOnStilts(stage, width * (0.06 + i * 0.072), height * (0.87 + (i % 2) * 0.03)));
    svg += sailboat(width * 0.62, height * 0.8, height * 0.15, '#f7efdc', '#7a3a2c');
    svg += hill(stage, {
      y: height * 0.955,
      swell: height * 0.012,
      frequency: 0.012,
      color: mix('#2f4a3a', shade, 0.4),
    }).body;
    svg += grass(stage, { y: height * 0.985, height: height * 0.05, color: mix('#5f7f3f', shade, 0.3), count: 130 });
    return svg + birds(rng, width * 0.66, height * 0.32, 6, '#f7f1e2');
  },
};

/** Mountains to the left and right in turn, from far to near; the second one has a waterfall. */
function shoreMountain(stage: Stage, i: number): string {
  const { rng, width, height } = stage;
  const { shade, water } = stage.light;
  const near = i / 3;
  const side = i % 2 ? 1 : -1;
  const x = width * 0.5 + side * width * (0.3 + near * 0.2);
  const base = height * (0.58 + near * 0.16);
  const svg =
    mountain(stage, {
      x,
      base,
      width: width * (0.5 + near * 0.22),
      height: height * (0.36 + near * 0.12),
      color: hazed(stage, mix(ROCK, '#4a6a50', near * 0.5), 0.46 - near * 0.36),
      snow: 0.3 - near * 0.1,
      contrast: 0.4,
    }) +
    path(
      unitPath(x, base, width, height)('M-0.36 0H0.36l-0.1 0.05H-0.26Z'),
      mix(water, shade, 0.5),
      'fill-opacity=".4"',
    ) +
    stroke(d`M${x - width * 0.3} ${base + 2}H${x + width * 0.3}`, light(water, 0.5), 2.4, 'stroke-opacity=".6"');
  const firs = repeat(7, () =>
    pine(
      x + rng.bell() * width * 0.2,
      base + 2,
      height * rng.between(0.04, 0.08) * (0.7 + near * 0.7),
      hazed(stage, '#2f5a4c', 0.4 - near * 0.34),
    ),
  );
  const waterfall = d`M${x + 10} ${base - height * 0.26}q-8 ${height * 0.1} 3 ${height * 0.25}`;
  return svg + firs + (i === 1 ? stroke(waterfall, '#f6f6ee', 5, 'stroke-opacity=".85"') : '');
}

function cabinOnStilts(stage: Stage, x: number, y: number): string {
  const wall = stage.rng.pick(['#b83f33', '#d9963a', '#f3e6cc', '#b83f33']);
  return (
    rect(x, y, 62, 30, stage.light.shade, 'fill-opacity=".6"') +
    [6, 30, 54].map((offset) => rect(x + offset, y, 4, 34, '#3a2a2a')).join('') +
    house(stage, {
      x,
      y,
      width: 56,
      height: 44,
      wall,
      roof: '#3f3a44',
      shape: 'front',
      rows: 1,
      columns: 2,
      litWindows: 0.5,
      roofHeight: 34,
    })
  );
}
