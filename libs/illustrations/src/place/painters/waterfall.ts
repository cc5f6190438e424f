import { dark, light, mix } from '../../core/color.ts';
import { blob, closedCurve, d, ellipse, path, polygon, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { clipTo, footShade, hazeBand, hazed, shapeShade } from '../parts/atmosphere.ts';
import { bigLeaf, cornerFronds } from '../parts/foliage.ts';
import { heightAt, hill } from '../parts/hills.ts';
import { birds, sky } from '../parts/sky.ts';
import { sea } from '../parts/water.ts';

const JUNGLE = '#2f7a52';

/** A waterfall between mossy cliffs, framed by jungle leaves. */
export const waterfall: Painter = {
  lights: ['tropic', 'noon', 'dawn'],
  paint(stage) {
    const { rng, width, height, accent } = stage;
    const { water } = stage.light;
    let svg = sky(stage, { horizon: height * 0.4, sunX: 0.5, rays: true, sunHeight: 0.14 }).svg;
    svg += repeat(4, (i) => forestedHill(stage, i));
    const x = width * rng.between(0.46, 0.56);
    svg += cliff(stage, x, -1) + cliff(stage, x, 1) + fallingWater(stage, x);
    svg += sea(stage, { y: height * 0.79, water: mix(water, '#2fa39a', 0.5), ripples: 40 });
    svg += spray(stage, x) + undergrowth(stage, x) + boulders(stage, x) + footShade(stage, height * 0.7, 0.7);
    svg += cornerFronds(stage, 'left', '#15503f') + cornerFronds(stage, 'right', '#1b5a42');
    return svg + frontLeaves(stage) + birds(rng, width * 0.55, height * 0.18, 3, accent, 1.4);
  },
};

function forestedHill(stage: Stage, i: number): string {
  const { rng, width, height } = stage;
  const y = height * (0.24 + i * 0.07);
  const color = hazed(stage, JUNGLE, 0.62 - i * 0.16);
  const ground = hill(stage, { y, swell: height * 0.05, frequency: 0.006, color, shadeDepth: height * 0.2 });
  const crowns = repeat(30, () => {
    const x = rng.between(0, width);
    const crown = blob(
      rng,
      x,
      heightAt(ground.crest, x) + rng.between(-6, 22),
      rng.between(18, 44),
      rng.between(14, 30),
      0.12,
      8,
    );
    return path(crown, rng.pick([color, light(color, 0.14), dark(color, 0.14)]));
  });
  return ground.body + crowns + hazeBand(stage, y + height * 0.08, height * 0.05, light(stage.light.haze, 0.3), 0.4);
}

/** y of the edge the water falls from: fraction of the sheet's height. */
const TOP = 0.36;

/** The rock on the left (-1) or right (1) of the water. */
function cliff(stage: Stage, x: number, side: number): string {
  const { rng, width, height } = stage;
  const { shade } = stage.light;
  const rock = '#4a5f5a';
  const top = height * TOP;
  const outline = closedCurve(
    [
      [x + side * width * 0.09, top - 6],
      [x + side * width * 0.2, top - height * 0.05],
      [x + side * width * 0.4, top - height * 0.02],
      [x + side * width * 0.8, top - height * 0.1],
      [x + side * width * 0.8, height * 1.1],
      [x + side * width * 0.2, height],
      [x + side * width * 0.15, height * 0.8],
      [x + side * width * 0.12, height * 0.6],
    ],
    9,
  );
  const slabs = repeat(46, () => {
    const slabX = x + side * width * rng.between(0.08, 0.6);
    const slabY = height * rng.between(0.36, 0.9);
    const slab = polygon([
      [slabX, slabY],
      [slabX + rng.between(12, 44), slabY + rng.between(6, 20)],
      [slabX + rng.between(8, 40), slabY + rng.between(50, 130)],
      [slabX - rng.between(2, 16), slabY + rng.between(40, 90)],
    ]);
    return path(slab, rng.chance(0.5) ? light(rock, 0.18) : mix(rock, shade, 0.4), 'fill-opacity=".6"');
  });
  return (
    path(outline, rock) +
    clipTo(stage, outline, slabs) +
    shapeShade(stage, outline, [x + side * width * 0.5, 0], [x, 0], 0.5, 0.1)
  );
}

function fallingWater({ rng, width, height, light: { water } }: Stage, x: number): string {
  const top = height * TOP;
  const half = width * 0.1;
  const sheetOfWater =
    d`M${x - half} ${top}Q${x} ${top - 16} ${x + half} ${top}` +
    d`L${x + half * 1.25} ${height * 0.8}H${x - half * 1.25}Z`;
  const tones = ['#ffffff', '#ffffff', mix(water, '#fff', 0.35), mix(water, '#fff', 0.55)];
  const streaks = repeat(46, () => {
    const streakX = x + rng.between(-1, 1) * half;
    const streak = d`M${streakX} ${top + rng.between(0, 160)}q${rng.bell() * 4} 60 ${(streakX - x) * 0.2} ${rng.between(100, 320)}`;
    return stroke(streak, rng.pick(tones), rng.between(3, 11), 'stroke-opacity=".75"');
  });
  return path(sheetOfWater, mix('#e9f4ee', water, 0.18)) + streaks;
}

/** Mist at the foot of the fall, and the rings it sends over the pool. */
function spray({ rng, width, height }: Stage, x: number): string {
  const mist = repeat(34, () => {
    const puffX = x + rng.bell() * width * 0.19;
    const puffY = height * 0.8 + rng.bell() * height * 0.02;
    return path(
      blob(rng, puffX, puffY, rng.between(14, 50), rng.between(8, 22), 0.16, 9),
      '#ffffff',
      'fill-opacity=".5"',
    );
  });
  const rings = repeat(5, (i) =>
    ellipse(
      x,
      height * (0.82 + i * 0.02),
      width * (0.16 + i * 0.05),
      height * 0.012,
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="3"',
    ),
  );
  return mist + rings;
}

const undergrowth = ({ rng, width, height }: Stage, x: number): string =>
  repeat(40, () => {
    const side = rng.sign();
    const plantX = x + side * width * rng.between(0.17, 0.56);
    const plantY = height * rng.between(0.3, 1);
    const color = rng.pick([JUNGLE, dark(JUNGLE, 0.2), light(JUNGLE, 0.12), '#5f9a45']);
    const bushy = rng.chance(0.6);
    if (!bushy)
      return bigLeaf(
        plantX,
        plantY + 30,
        rng.between(60, 130),
        side > 0 ? rng.between(190, 280) : rng.between(-100, -10),
        color,
      );
    return (
      path(blob(rng, plantX, plantY, rng.between(24, 58), rng.between(18, 40), 0.16, 9), color) +
      path(blob(rng, plantX - 8, plantY - 9, rng.between(14, 30), rng.between(8, 16), 0.16, 8), light(color, 0.18))
    );
  });

const boulders = ({ rng, width, height }: Stage, x: number): string =>
  repeat(4, (i) => {
    const stone = blob(
      rng,
      x + (i - 1.6) * width * 0.16,
      height * rng.between(0.93, 0.98),
      width * 0.05,
      height * 0.035,
      0.12,
      8,
    );
    const moss = blob(
      rng,
      x + (i - 1.64) * width * 0.16,
      height * rng.between(0.92, 0.94),
      width * 0.035,
      height * 0.016,
      0.12,
      8,
    );
    return path(stone, '#3f4f4c') + path(moss, '#6f8a72');
  });

/** Three large leaves in the left corner, two in the right one. */
const frontLeaves = ({ rng, width, height }: Stage): string =>
  repeat(5, (i) => {
    const left = i < 3;
    const x = left ? width * 0.04 * i : width * (1 - (i - 3) * 0.06);
    const angle = left ? -86 + i * 30 : -110 - (i - 3) * 20;
    return bigLeaf(x, height * 1.02, height * rng.between(0.24, 0.36), angle, rng.pick(['#12483a', '#1f6248']));
  });
