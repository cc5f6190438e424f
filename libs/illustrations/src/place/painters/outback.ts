import { light, mix } from '../../core/color.ts';
import { blob, closedCurve, d, path, polygon, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { clipTo, hazeBand, hazed } from '../parts/atmosphere.ts';
import { agave, cactus, grass } from '../parts/foliage.ts';
import { heightAt, hill } from '../parts/hills.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { acacia } from '../parts/trees.ts';

export interface OutbackOptions {
  /** The rock, and with it the ground. */
  land?: string;
  /** A smooth dome of rock instead of a sharp-edged mesa. */
  rounded?: boolean;
  /** Cacti and agaves in front, instead of a white-stemmed tree. */
  cacti?: boolean;
}

/** Great red rocks on a plain of scrub. */
export const outback: Painter<OutbackOptions> = {
  lights: ['sunset', 'sand', 'dawn'],
  paint(stage, { land = '#b8482a', rounded = false, cacti = false }) {
    const { rng, width, height } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, { horizon: height * 0.6, sunSize: 0.15, rays: rng.chance(0.6) }).svg;
    svg += clouds(stage, {
      count: 3,
      top: height * 0.12,
      bottom: height * 0.36,
      color: light(haze, 0.4),
      opacity: 0.6,
    });
    const curve = rounded ? 6 : 11;
    svg += mesa(stage, width * 0.86, width * 0.4, height * 0.16, hazed(stage, land, 0.5), curve);
    svg += mesa(stage, width * 0.12, width * 0.3, height * 0.2, hazed(stage, land, 0.42), curve);
    svg += mesa(stage, width * rng.between(0.42, 0.58), width * 0.56, height * 0.3, hazed(stage, land, 0.12), curve);
    svg += hazeBand(stage, height * 0.67, height * 0.04, haze, 0.6);
    svg += repeat(3, (i) => scrubland(stage, i, land));
    svg += cacti ? cactusGarden(stage) : loneTree(stage);
    return svg + birds(rng, width * 0.4, height * 0.24, 5, shade);
  },
};

/** A rock with its foot around x; the larger `curve`, the sharper its edges. */
function mesa(stage: Stage, x: number, w: number, h: number, color: string, curve: number): string {
  const { rng } = stage;
  const { shade } = stage.light;
  const foot = stage.height * 0.67;
  const outline = closedCurve(
    [
      [x - w / 2, foot],
      [x - w * 0.42, foot - h * 0.4],
      [x - w * 0.36, foot - h * 0.92],
      [x - w * 0.1, foot - h],
      [x + w * 0.22, foot - h * 0.97],
      [x + w * 0.36, foot - h * 0.86],
      [x + w * 0.42, foot - h * 0.36],
      [x + w / 2, foot],
    ],
    curve,
  );
  const shadedFace = polygon([
    [x + w * 0.14, foot - h * 1.1],
    [x + w * 0.6, foot - h],
    [x + w * 0.6, foot],
    [x + w * 0.06, foot],
  ]);
  const gullies = repeat(24, () => {
    const gullyX = x + rng.bell() * w * 0.45;
    const start = d`M${gullyX} ${foot - h * rng.between(0.7, 1)}`;
    const gully = start + d`q${rng.bell() * 10} ${h * 0.3} ${rng.bell() * 8} ${h * rng.between(0.3, 0.7)}`;
    const ink = rng.chance(0.5) ? light(color, 0.25) : mix(color, shade, 0.4);
    return stroke(gully, ink, rng.between(2, 7), 'stroke-opacity=".5"');
  });
  const strata = [0.25, 0.5, 0.72].map((k) =>
    stroke(
      d`M${x - w / 2} ${foot - h * k}q${w * 0.5} ${rng.bell() * 9} ${w} 0`,
      light(color, 0.3),
      3,
      'stroke-opacity=".4"',
    ),
  );
  return (
    path(outline, color) + clipTo(stage, outline, path(shadedFace, mix(color, shade, 0.36)) + gullies + strata.join(''))
  );
}

/** One of three bands of ground and its round bushes. */
function scrubland(stage: Stage, i: number, land: string): string {
  const { rng, width, height } = stage;
  const { shade } = stage.light;
  const near = i / 2;
  const ground = hill(stage, {
    y: height * (0.67 + near * 0.16),
    swell: height * 0.016,
    frequency: 0.006,
    color: hazed(stage, mix('#d9783a', land, near * 0.6), 0.3 - near * 0.26),
    shadeDepth: height * 0.16,
  });
  const bushes = repeat(26, () => {
    const x = rng.between(0, width);
    const y = heightAt(ground.crest, x) + rng.between(4, 60);
    const shadow = blob(rng, x + 5, y + 4, 14 + near * 14, 4 + near * 4, 0.1, 8);
    const bush = blob(rng, x, y, 10 + near * 12, 6 + near * 7, 0.2, 9);
    const color = hazed(stage, rng.pick(['#8a8f45', '#a89a4a', '#6f7f42']), 0.26 - near * 0.2);
    const sunlit = blob(rng, x - 3, y - 3 - near * 2, 5 + near * 6, 3 + near * 3, 0.2, 8);
    return (
      path(shadow, shade, 'fill-opacity=".25"') +
      path(bush, color) +
      path(sunlit, light('#a8a85a', 0.2), 'fill-opacity=".7"')
    );
  });
  return ground.svg + bushes;
}

const cactusGarden = ({ rng, width, height }: Stage): string =>
  repeat(5, (i) => {
    const x = width * (0.08 + i * 0.21 + rng.bell() * 0.05);
    return (
      cactus(x, height * rng.between(0.84, 0.98), height * rng.between(0.2, 0.42), '#4f7f4f') +
      agave(rng, width * rng.next(), height * rng.between(0.92, 1), height * 0.1, '#6f9a86')
    );
  });

const loneTree = (stage: Stage): string =>
  acacia(
    stage.rng,
    stage.width * stage.rng.pick([0.16, 0.84]),
    stage.height * 0.95,
    stage.height * 0.42,
    '#6f7f42',
    '#f1e2cc',
  ) + grass(stage, { y: stage.height * 1.01, height: stage.height * 0.08, color: '#d9a84f', count: 260 });
