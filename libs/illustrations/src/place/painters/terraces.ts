import { dark, light, mix } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { d, openCurve, type Point, path, rect, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazeBand, hazed, stipple } from '../parts/atmosphere.ts';
import { thatchedHut } from '../parts/dwellings.ts';
import { farmer } from '../parts/figures.ts';
import { cornerFronds } from '../parts/foliage.ts';
import { groundBelow, wave } from '../parts/hills.ts';
import { mountain } from '../parts/mountains.ts';
import { clouds, sky } from '../parts/sky.ts';
import { palm } from '../parts/trees.ts';

/** Rice terraces stepping down to a farmhouse and a farmer. */
export const terraces: Painter = {
  lights: ['dawn', 'noon', 'tropic'],
  paint(stage) {
    const { rng, sheet, width, height } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, { horizon: height * 0.4 }).svg;
    svg += clouds(stage, { count: 3, top: height * 0.08, bottom: height * 0.3, color: light(haze, 0.5), opacity: 0.7 });
    svg += repeat(4, (i) =>
      mountain(stage, {
        x: width * (i * 0.33),
        base: height * 0.5,
        width: width * 0.6,
        height: height * rng.between(0.2, 0.34),
        color: hazed(stage, '#3f7a78', 0.6 - i * 0.06),
      }),
    );
    svg += hazeBand(stage, height * 0.46, height * 0.1, light(haze, 0.3), 0.9) + riceSteps(stage);
    const slanting = sheet.linearGradient(width * 0.2, height * 0.4, width * 0.7, height, [
      [0, shade, 0],
      [0.5, shade, 0.2],
      [1, shade, 0.7],
    ]);
    svg += stipple(rect(0, height * 0.45, width, height * 0.55, slanting));
    return (
      svg +
      thatchedHut(width * rng.between(0.58, 0.76), height * 0.72) +
      palm(rng, width * 0.86, height * 0.8, height * 0.36, '#2f6a48', '#5f4028') +
      palm(rng, width * 0.93, height * 0.84, height * 0.28, '#2f6a48', '#5f4028') +
      palm(rng, width * 0.5, height * 0.66, height * 0.16, '#2f6a48', '#5f4028') +
      farmer(stage, width * 0.3, height * 0.83) +
      cornerFronds(stage, 'left', mix('#1f4f3a', shade, 0.2))
    );
  },
};

/** Thirteen steps that follow the same two waves; every third one is under water. */
function riceSteps(stage: Stage): string {
  const { rng, width, height, light: air } = stage;
  const steps = 13;
  const broad = wave(rng, 1, 0.006);
  const fine = wave(rng, 1, 0.011);
  return repeat(steps, (i) => {
    const near = i / (steps - 1);
    const y = height * (0.44 + 0.62 * near ** 1.25);
    const swell = height * (0.02 + 0.05 * near);
    const edge: Point[] = [];
    for (let x = -40; x <= width + 60; x += 26) {
      const hollow = Math.sin((x / width) * 3.1) * height * 0.06 * (1 - near);
      edge.push([x, y + broad(x + i * 60) * swell + fine(x - i * 90) * swell * 0.5 - hollow]);
    }
    const field = edge.map(([x, edgeY]): Point => [x, edgeY + height * (0.008 + 0.012 * near)]);
    const green = mix(hazed(stage, '#8fae4a', 0.45 - near * 0.45), '#3f7a3a', rng.between(0, 0.5));
    const flooded = i % 3 === 1;
    return (
      path(groundBelow(stage, edge), mix('#4a4a2a', green, 0.4)) +
      path(groundBelow(stage, field), flooded ? mix(air.sky[2], air.water, 0.25) : green) +
      stroke(openCurve(edge), light(green, 0.42), 2 + 3 * near, 'stroke-opacity=".9"') +
      (flooded ? gleams(stage, field) : riceBlades(rng, field, near, green))
    );
  });
}

const gleams = ({ rng, height }: Stage, field: readonly Point[]): string =>
  repeat(12, () => {
    const [x, y] = rng.pick(field);
    return stroke(d`M${x} ${y + height * 0.014}h${rng.between(20, 80)}`, '#fffbe6', 2.4, 'stroke-opacity=".6"');
  });

const riceBlades = (rng: Rng, field: readonly Point[], near: number, green: string): string =>
  repeat(70 * (0.4 + near), () => {
    const [x, y] = rng.pick(field);
    const blade = d`M${x + rng.between(-13, 13)} ${y + rng.between(6, 20 + 26 * near)}l${rng.bell() * 3} ${-5 - 8 * near}`;
    return stroke(
      blade,
      rng.chance(0.5) ? light(green, 0.3) : dark(green, 0.24),
      1.6 + 1.6 * near,
      'stroke-opacity=".8"',
    );
  });
