import { dark, light, mix, vary } from '../../core/color.ts';
import { blob, d, path, rect, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazed, stipple } from '../parts/atmosphere.ts';
import { heightAt, hill } from '../parts/hills.ts';
import { house } from '../parts/houses.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { cypress, tree } from '../parts/trees.ts';

const FLOWER = '#7a55a8';

/** Rows of lavender running to a farmhouse and its cypresses. */
export const lavender: Painter = {
  lights: ['dawn', 'sunset', 'noon'],
  paint(stage) {
    const { rng, sheet, width, height } = stage;
    const { haze, shade } = stage.light;
    const horizon = height * 0.5;
    let svg = sky(stage, { horizon: height * 0.46 }).svg;
    svg += clouds(stage, {
      count: 3,
      top: height * 0.08,
      bottom: height * 0.3,
      color: light(haze, 0.6),
      opacity: 0.75,
    });
    svg += ['#6f7fa0', '#7a8f7a', '#8fa05a'].map((color, i) => farHill(stage, i, color)).join('');

    const vanishingX = width * rng.between(0.4, 0.62);
    svg += rect(0, horizon, width, height - horizon, mix('#b99a6a', FLOWER, 0.25));
    for (let row = -15; row <= 15; row++)
      svg += lavenderRow(stage, horizon, vanishingX + row * width * 0.012, vanishingX + row * width * 0.165);
    const slanting = sheet.linearGradient(width * 0.1, horizon, width * 0.6, height, [
      [0, shade, 0.05],
      [1, shade, 0.6],
    ]);
    svg += stipple(rect(0, horizon, width, height - horizon, slanting));
    return svg + farmhouse(stage, width * rng.pick([0.16, 0.7])) + birds(rng, width * 0.4, height * 0.2, 5, shade);
  },
};

/** The nearer the hill, the more trees. */
function farHill(stage: Stage, i: number, color: string): string {
  const { rng, width, height } = stage;
  const ground = hill(stage, {
    y: height * (0.36 + i * 0.05),
    swell: height * 0.04,
    frequency: 0.005 + i * 0.001,
    color: hazed(stage, color, 0.55 - i * 0.14),
    shadeDepth: height * 0.14,
  });
  const trees = repeat(i * 8, () => {
    const x = rng.between(0, width);
    return tree(rng, x, heightAt(ground.crest, x) + 6, height * rng.between(0.03, 0.06), hazed(stage, '#5f7f45', 0.3));
  });
  return ground.svg + trees;
}

/** One row of bushes from the horizon, where its middle is at farX, to the foot of the sheet. */
function lavenderRow({ rng, width, height }: Stage, horizon: number, farX: number, nearX: number): string {
  const foot = height + 30;
  const farHalf = width * 0.004;
  const nearHalf = width * 0.066;
  const bed = d`M${farX - farHalf} ${horizon}L${farX + farHalf} ${horizon}L${nearX + nearHalf} ${foot}L${nearX - nearHalf} ${foot}Z`;
  const tones = [FLOWER, light(FLOWER, 0.2), light(FLOWER, 0.36), dark(FLOWER, 0.2), mix(FLOWER, '#d97ab0', 0.35)];
  const soil = path(bed, vary(dark(FLOWER, 0.12), rng));
  const bushes = repeat(42, () => {
    const near = rng.next() ** 0.62;
    const x = farX + (nearX - farX) * near + rng.bell() * (farHalf + (nearHalf - farHalf) * near);
    const y = horizon + (foot - horizon) * near;
    const r = 1.4 + 12 * near;
    return path(blob(rng, x, y - r, r * rng.between(0.5, 0.8), r * rng.between(0.8, 1.3), 0.2, 6), rng.pick(tones));
  });
  return soil + bushes;
}

function farmhouse(stage: Stage, x: number): string {
  const { rng, height } = stage;
  const y = height * 0.53;
  const main = {
    width: 116,
    height: 66,
    wall: '#f0d6a4',
    roof: '#c9643a',
    shutters: '#6f8fae',
    rows: 2,
    columns: 3,
    chimney: true,
  };
  const barn = { width: 62, height: 40, wall: '#e6c48c', roof: '#b9552f', rows: 1 };
  return (
    house(stage, { x, y, litWindows: 0, ...main }) +
    house(stage, { x: x + 104, y, litWindows: 0, ...barn }) +
    cypress(x - 20, height * 0.535, height * 0.17, '#3f5f46') +
    cypress(x - 46, height * 0.535, height * 0.13, '#4a6a4a') +
    cypress(x + 190, height * 0.535, height * 0.15, '#3f5f46') +
    tree(rng, x + 230, height * 0.54, height * 0.11, '#7a8f45')
  );
}
