import { light, mix } from '../../core/color.ts';
import { blob, path, polygon, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazeBand, hazed } from '../parts/atmosphere.ts';
import { blossomBranch, frond } from '../parts/foliage.ts';
import { heightAt, hill } from '../parts/hills.ts';
import { mountain } from '../parts/mountains.ts';
import { clouds, sky } from '../parts/sky.ts';
import { tieredPagoda } from '../parts/towers.ts';
import { tree } from '../parts/trees.ts';

export interface PagodaOptions {
  /** How many roofs, one above the other. */
  tiers?: number;
  /** Roofs and posts. */
  roof?: string;
  /** Snow on the mountain. */
  snowyPeak?: boolean;
  /** Cherry trees in blossom; without them the trees are green and a frond hangs in. */
  blossoms?: boolean;
}

/** A pagoda on a wooded hill, before one great mountain. */
export const pagoda: Painter<PagodaOptions> = {
  lights: ['dawn', 'sunset', 'noon'],
  paint(stage, { tiers = 5, roof = '#b83f2f', snowyPeak = true, blossoms = true }) {
    const { rng, width, height } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, {
      horizon: height * 0.58,
      sunSize: rng.between(0.16, 0.2),
      sunX: rng.between(0.5, 0.7),
      sunHeight: 0.26,
    }).svg;
    svg += clouds(stage, {
      count: 4,
      top: height * 0.2,
      bottom: height * 0.46,
      color: light(haze, 0.6),
      opacity: 0.75,
    });
    svg += mountain(stage, {
      x: width * 0.34,
      base: height * 0.76,
      width: width * 1.05,
      height: height * 0.52,
      color: hazed(stage, '#4f6486', 0.42),
      snow: snowyPeak ? 0.34 : 0,
    });
    svg += hazeBand(stage, height * 0.62, height * 0.1, light(haze, 0.3), 0.9);
    svg += repeat(2, (i) => woodedHill(stage, i, blossoms));

    const x = width * rng.between(0.62, 0.72);
    const terrace = polygon([
      [x - width * 0.16, height * 0.86],
      [x - width * 0.13, height * 0.815],
      [x + width * 0.13, height * 0.815],
      [x + width * 0.16, height * 0.86],
    ]);
    svg += tieredPagoda(stage, {
      x,
      y: height * 0.83,
      width: Math.min(width * 0.3, height * 0.31),
      tiers,
      roof,
      wall: '#f3e0bc',
    });
    svg += path(terrace, '#c9b48f');
    svg += hill(stage, {
      y: height * 0.86,
      swell: height * 0.018,
      frequency: 0.008,
      color: mix('#3f5f46', shade, 0.1),
      shadeDepth: height * 0.16,
      shadeStrength: 0.8,
    }).svg;
    svg += repeat(8, () =>
      tree(
        rng,
        width * rng.between(0, 1),
        height * rng.between(0.9, 1.02),
        height * rng.between(0.12, 0.18),
        blossoms ? rng.pick(['#e58fa2', '#f3b6bd', '#4f7a52']) : '#4f7f4a',
        '#4a2e30',
      ),
    );
    svg += blossoms
      ? blossomBranch(rng, -30, height * 0.16, height * 0.56, -0.1, '#4a2a30', '#ee9db0') +
        blossomBranch(rng, -30, height * 0.02, height * 0.46, 0.42, '#4a2a30', '#f3b0bf')
      : frond(rng, -20, height * 0.05, height * 0.6, 30, '#2f5a3a');
    return svg + fallingPetals(stage, blossoms ? '#f7c3cc' : '#f2d28a');
  },
};

function woodedHill(stage: Stage, i: number, blossoms: boolean): string {
  const { rng, width, height } = stage;
  const ground = hill(stage, {
    y: height * (0.68 + i * 0.07),
    swell: height * 0.03,
    frequency: 0.007,
    color: hazed(stage, '#4f7a5a', 0.4 - i * 0.24),
    shadeDepth: height * 0.16,
  });
  const trees = repeat(15, () => {
    const x = rng.between(0, width);
    const h = height * rng.between(0.07, 0.13);
    const leaves = rng.chance(blossoms ? 0.5 : 0) ? '#e79aa8' : '#5f8a4f';
    return tree(rng, x, heightAt(ground.crest, x) + 12, h, hazed(stage, leaves, 0.26 - i * 0.16), '#5a3a3a');
  });
  return ground.svg + trees;
}

const fallingPetals = ({ rng, width, height }: Stage, color: string): string =>
  repeat(30, () => {
    const petal = blob(
      rng,
      rng.between(0, width),
      rng.between(0, height),
      rng.between(3, 6),
      rng.between(2, 4),
      0.2,
      6,
    );
    return path(petal, color, 'fill-opacity=".9"');
  });
