import { mix } from '../../core/color.ts';
import { circle, d, group, type Point, path, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazed } from '../parts/atmosphere.ts';
import { heightAt, hill, wave } from '../parts/hills.ts';
import { house } from '../parts/houses.ts';
import { mountain } from '../parts/mountains.ts';
import { sky } from '../parts/sky.ts';
import { pine } from '../parts/trees.ts';
import { sea } from '../parts/water.ts';

/** Northern lights over snowy mountains, three lit cabins in the snow. */
export const aurora: Painter = {
  lights: ['night'],
  paint(stage) {
    const { rng, width, height } = stage;
    let svg = sky(stage, {
      horizon: height * 0.66,
      stars: true,
      moon: rng.chance(0.6),
      sunSize: 0.05,
      sunHeight: 0.44,
    }).svg;
    svg += group(
      ['#6fe0a8', '#8fe8c8', '#c98ae0'].map((color, i) => curtain(stage, i, color)).join(''),
      'filter="url(#s4)"',
    );
    svg += repeat(5, (i) =>
      mountain(stage, {
        x: width * (i * 0.25),
        base: height * 0.7,
        width: width * 0.46,
        height: height * rng.between(0.18, 0.32),
        color: hazed(stage, '#5f7f9a', 0.4),
        snow: 0.5,
      }),
    );
    svg += sea(stage, { y: height * 0.7, water: '#2f7a80', ripples: 50 });
    svg += repeat(40, () => {
      const gleam = d`M${rng.between(0, width)} ${height * rng.between(0.71, 0.84)}h${rng.between(20, 90)}`;
      return stroke(gleam, '#9af0c8', 3, 'stroke-opacity=".35"');
    });
    const shore = snowField(stage, 0, () => rng.between(0, width));
    svg += shore.svg;
    for (const k of [0.5, 0.62, 0.42]) svg += litCabin(stage, width * k, heightAt(shore.crest, width * k) + 24);
    return (
      svg + snowField(stage, 1, () => rng.pick([rng.between(0, width * 0.3), rng.between(width * 0.75, width)])).svg
    );
  },
};

/** A waving band of light, in strips that fade upwards. */
function curtain({ rng, sheet, width, height }: Stage, i: number, color: string): string {
  const fold = wave(rng, height * 0.07, 0.004);
  const foot = height * (0.2 + i * 0.09);
  let svg = '';
  for (let x = -20; x < width + 20; x += 15) {
    const y = foot + fold(x);
    const h = height * rng.between(0.14, 0.3);
    const fading = sheet.linearGradient(0, y, 0, y - h, [
      [0, color, 0.62],
      [0.3, color, 0.34],
      [1, color, 0],
    ]);
    svg += path(d`M${x} ${y}l15 ${fold(x + 15) - fold(x)}l3 ${-h}h-15Z`, fading);
  }
  return svg;
}

/** One of two bands of snow, with firs where `firX` puts them. */
function snowField(stage: Stage, i: number, firX: () => number): { svg: string; crest: readonly Point[] } {
  const { rng, height } = stage;
  const { svg, crest } = hill(stage, {
    y: height * (0.84 + i * 0.06),
    swell: height * 0.024,
    frequency: 0.006,
    color: mix('#dfeeee', '#4f7a96', 0.5 - i * 0.2),
    shadeDepth: height * 0.14,
    shadeStrength: 0.7,
  });
  const firs = repeat(9, () => {
    const x = firX();
    return pine(x, heightAt(crest, x) + 10, height * rng.between(0.1, 0.17) * (1 + i * 0.5), '#1f4450', '#bfe0dc');
  });
  return { svg: svg + firs, crest };
}

function litCabin(stage: Stage, x: number, y: number): string {
  const lamplight = stage.sheet.radialGradient(x + 30, y - 20, 60, [
    [0, '#ffcf7a', 0.5],
    [1, '#ffcf7a', 0],
  ]);
  const cabin = house(stage, {
    x,
    y,
    width: 56,
    height: 34,
    wall: stage.accent,
    roof: '#eef4f0',
    shape: 'front',
    litWindows: 1,
    rows: 1,
    columns: 2,
    roofHeight: 30,
    chimney: true,
  });
  return circle(x + 30, y - 20, 60, lamplight) + cabin;
}
