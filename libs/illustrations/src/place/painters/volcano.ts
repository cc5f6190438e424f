import { light, mix } from '../../core/color.ts';
import { blob, d, path, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazeBand, hazed } from '../parts/atmosphere.ts';
import { sailboat } from '../parts/boats.ts';
import { bigLeaf, cornerFronds } from '../parts/foliage.ts';
import { heightAt, hill } from '../parts/hills.ts';
import { clouds, sky } from '../parts/sky.ts';
import { palm, tree } from '../parts/trees.ts';
import { sea } from '../parts/water.ts';

/** A smoking volcano over a jungle shore. */
export const volcano: Painter = {
  lights: ['sunset', 'tropic', 'dusk'],
  paint(stage) {
    const { rng, width, height, accent } = stage;
    const { haze, shade } = stage.light;
    const background = sky(stage, { horizon: height * 0.6, sunX: rng.between(0.16, 0.3) });
    let svg = background.svg;
    svg += clouds(stage, {
      count: 4,
      top: height * 0.14,
      bottom: height * 0.44,
      color: light(haze, 0.5),
      opacity: 0.7,
    });
    const x = width * rng.between(0.5, 0.64);
    svg += smoke(stage, x) + cone(stage, x);
    svg += hazeBand(stage, height * 0.62, height * 0.07, light(haze, 0.3), 0.85);
    svg += repeat(2, (i) => jungleHill(stage, i));
    svg += sea(stage, { y: height * 0.77, sunX: background.sunX, ripples: 44 });
    svg += sailboat(width * 0.3, height * 0.84, height * 0.17, accent, '#4a2a2a');
    svg += sailboat(width * 0.6, height * 0.81, height * 0.09, '#fbf1dc', '#4a2a2a');
    svg += footShade(stage, height * 0.8, 0.6) + cornerFronds(stage, 'right', mix('#1b5040', shade, 0.2));
    return (
      svg +
      repeat(4, (i) => {
        const length = height * rng.between(0.18, 0.28);
        return bigLeaf(
          width * (0.02 + i * 0.07),
          height * 1.02,
          length,
          -100 + i * 24,
          rng.pick(['#184f3f', '#256a4a']),
        );
      })
    );
  },
};

/** y of the crater: fraction of the sheet's height. */
const CRATER = 0.24;

const smoke = ({ rng, width, height, light: { haze } }: Stage, x: number): string =>
  repeat(9, (i) => {
    const puffX = x + width * 0.02 * i + rng.bell() * 14;
    const puffY = height * CRATER - 10 - i * height * 0.026;
    const puff = blob(rng, puffX, puffY, width * (0.018 + i * 0.007), width * (0.014 + i * 0.005), 0.12, 9);
    return path(puff, light(haze, 0.5), 'fill-opacity=".7"');
  });

function cone(stage: Stage, x: number): string {
  const { rng, width, height } = stage;
  const { shade } = stage.light;
  const color = hazed(stage, '#5f4f6a', 0.2);
  const top = height * CRATER;
  const foot = height * 0.68;
  const waist = height * 0.56;
  const rim = width * 0.055;
  const rightSlope = d`Q${x + width * 0.16} ${waist} ${x + width * 0.5} ${foot}`;
  const leftSlope = d`M${x - width * 0.5} ${foot}Q${x - width * 0.16} ${waist} ${x - rim} ${top}`;
  const crater = d`Q${x} ${top + 18} ${x + rim} ${top}`;
  const shadedCrater = d`M${x + width * 0.01} ${top + 9}Q${x + width * 0.03} ${top + 10} ${x + rim} ${top}`;
  const spine = d`H${x + width * 0.06}Q${x + width * 0.05} ${height * 0.4} ${x + width * 0.01} ${top + 9}Z`;
  const gullies = repeat(16, () => {
    const bend = rng.bell() * width * 0.1;
    const start = d`M${x + bend * 0.4} ${top + rng.between(20, 60)}`;
    const gully = start + d`Q${x + bend} ${height * 0.45} ${x + bend * 3} ${height * rng.between(0.5, 0.64)}`;
    return stroke(
      gully,
      rng.chance(0.5) ? light(color, 0.24) : mix(color, shade, 0.4),
      rng.between(3, 9),
      'stroke-opacity=".45"',
    );
  });
  return (
    path(`${leftSlope + crater + rightSlope}Z`, color) +
    path(shadedCrater + rightSlope + spine, mix(color, shade, 0.4)) +
    gullies
  );
}

function jungleHill(stage: Stage, i: number): string {
  const { rng, width, height } = stage;
  const ground = hill(stage, {
    y: height * (0.63 + i * 0.06),
    swell: height * 0.03,
    frequency: 0.008,
    color: hazed(stage, '#3f7a4f', 0.4 - i * 0.22),
    shadeDepth: height * 0.14,
  });
  const trees = repeat(22, () => {
    const x = rng.between(0, width);
    const y = heightAt(ground.crest, x) + 8;
    return rng.chance(0.4)
      ? palm(rng, x, y, height * rng.between(0.07, 0.14), hazed(stage, '#2f6a48', 0.26 - i * 0.12), '#5f4030')
      : tree(rng, x, y, height * rng.between(0.05, 0.1), hazed(stage, '#3f7a45', 0.3 - i * 0.14));
  });
  return ground.svg + trees;
}
