import { light, mix } from '../../core/color.ts';
import { openCurve, type Point, path, rect, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazeBand, hazed } from '../parts/atmosphere.ts';
import { llama } from '../parts/figures.ts';
import { grass } from '../parts/foliage.ts';
import { crestLine, groundBelow, heightAt } from '../parts/hills.ts';
import { house } from '../parts/houses.ts';
import { mountain } from '../parts/mountains.ts';
import { clouds, sky } from '../parts/sky.ts';

/** Stone terraces and stone houses under two green peaks, a llama in front. */
export const andes: Painter = {
  lights: ['dawn', 'noon', 'sunset'],
  paint(stage) {
    const { rng, width, height } = stage;
    const { haze } = stage.light;
    let svg = sky(stage, { horizon: height * 0.5, sunX: rng.between(0.2, 0.35) }).svg;
    svg += clouds(stage, { count: 4, top: height * 0.12, bottom: height * 0.4, color: light(haze, 0.6), opacity: 0.8 });
    svg += repeat(4, (i) =>
      mountain(stage, {
        x: width * (i * 0.33 + rng.bell() * 0.04),
        base: height * 0.66,
        width: width * 0.6,
        height: height * rng.between(0.3, 0.44),
        color: hazed(stage, '#6f6a8a', 0.5),
        snow: 0.36,
      }),
    );
    svg += hazeBand(stage, height * 0.58, height * 0.1, light(haze, 0.3), 0.8);
    svg += mountain(stage, {
      x: width * 0.62,
      base: height * 0.84,
      width: width * 0.46,
      height: height * 0.6,
      color: hazed(stage, '#4f7a52', 0.12),
      contrast: 0.42,
    });
    svg += mountain(stage, {
      x: width * 0.84,
      base: height * 0.84,
      width: width * 0.4,
      height: height * 0.38,
      color: hazed(stage, '#557f4f', 0.16),
      contrast: 0.4,
    });
    svg += hazeBand(stage, height * 0.74, height * 0.06, light(haze, 0.4), 0.7);
    svg += repeat(9, (i) => stoneTerrace(stage, i)) + footShade(stage, height * 0.7, 0.6);
    svg += llama(stage, width * rng.between(0.72, 0.8), height * 0.98, height * 0.2);
    return svg + grass(stage, { y: height * 1.01, height: height * 0.05, color: '#7a8f3f', count: 150 });
  },
};

/** A field held by a wall of stones; the middle ones carry houses. */
function stoneTerrace(stage: Stage, i: number): string {
  const { rng, width, height, light: air } = stage;
  const near = i / 8;
  const y = height * (0.7 + near * 0.26);
  const edge = crestLine(stage, y, height * 0.012, 0.006);
  const field = edge.map(([x, edgeY]): Point => [x, edgeY + 12 + near * 5]);
  const ground =
    path(groundBelow(stage, edge), mix('#8a7f6a', air.shade, 0.12)) +
    path(groundBelow(stage, field), mix('#8fa34f', '#5f7f3a', near)) +
    stroke(openCurve(edge), '#d9cba6', 4, 'stroke-opacity=".85"');
  const stones = repeat(34, () => {
    const x = rng.between(0, width);
    const color = ['#b3a585', '#7f745f', '#a0937a'];
    return rect(x, heightAt(edge, x) + 2, rng.between(6, 18), 7, rng.pick(color), 'fill-opacity=".8" rx="2"');
  });
  const houses = repeat(i > 0 && i < 6 ? 2 : 0, () =>
    house(stage, {
      x: width * rng.between(0.02, 0.7),
      y: y + 12,
      width: rng.between(44, 70),
      height: 34,
      wall: '#b9aa8a',
      roof: '#c99a55',
      shape: rng.pick(['front', 'gable']),
      columns: 1,
      rows: 1,
      litWindows: 0,
      roofHeight: 34,
    }),
  );
  return ground + stones + houses;
}
