import { light, mix } from '../../core/color.ts';
import { repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazed } from '../parts/atmosphere.ts';
import { giraffe } from '../parts/figures.ts';
import { grass } from '../parts/foliage.ts';
import { hill } from '../parts/hills.ts';
import { mountain } from '../parts/mountains.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { acacia } from '../parts/trees.ts';

export interface SavannaOptions {
  /** Snow on the far mountain. */
  snow?: boolean;
}

/** Acacias and giraffes against a huge sun. */
export const savanna: Painter<SavannaOptions> = {
  lights: ['sunset', 'sand', 'dawn'],
  paint(stage, { snow = false }) {
    const { rng, width, height } = stage;
    const { haze, shade } = stage.light;
    const background = sky(stage, {
      horizon: height * 0.66,
      sunSize: rng.between(0.19, 0.24),
      sunHeight: 0.16,
      sunX: rng.between(0.4, 0.62),
    });
    let svg = background.svg;
    svg += clouds(stage, {
      count: 4,
      top: height * 0.16,
      bottom: height * 0.46,
      color: light(haze, 0.3),
      opacity: 0.6,
    });
    svg += mountain(stage, {
      x: width * rng.between(0.15, 0.85),
      base: height * 0.68,
      width: width * 0.9,
      height: height * 0.26,
      color: hazed(stage, '#6f4a6a', 0.5),
      snow: snow ? 0.26 : 0,
    });
    const dusk = mix(shade, '#5f2f2a', 0.35);
    svg += plain(stage, 0, 5, dusk) + plain(stage, 1, 3, dusk);
    svg += repeat(2, (i) =>
      giraffe(rng, width * (0.3 + i * 0.11 + rng.bell() * 0.02), height * 0.79, height * 0.17 * (1 - i * 0.2), dusk),
    );
    svg += plain(stage, 2, 0, dusk);
    svg += acacia(rng, width * rng.pick([0.2, 0.8]), height * 0.96, height * 0.56, mix('#3f4a2a', dusk, 0.45), dusk);
    svg += grass(stage, {
      from: -10,
      to: width + 10,
      y: height,
      height: height * 0.11,
      color: mix(dusk, '#8a5a2a', 0.3),
      count: 300,
    });
    return svg + birds(rng, background.sunX + 60, height * 0.3, 7, dusk);
  },
};

/** One of three bands of dry grass, each nearer and darker, with its acacias. */
function plain(stage: Stage, i: number, acacias: number, dusk: string): string {
  const { rng, width, height } = stage;
  const ground = hill(stage, {
    y: height * (0.66 + i * 0.09),
    swell: height * 0.014,
    frequency: 0.006,
    color: hazed(stage, mix('#c98a35', dusk, i * 0.26), 0.36 - i * 0.16),
    shadeDepth: height * 0.14,
  });
  const trees = repeat(acacias, () =>
    acacia(
      rng,
      width * rng.next(),
      height * (0.675 + i * 0.09),
      height * rng.between(0.08, 0.15) * (1 + i * 0.7),
      hazed(stage, mix('#5f6f35', dusk, 0.4), 0.26 - i * 0.14),
      hazed(stage, dusk, 0.2 - i * 0.1),
    ),
  );
  return ground.svg + trees;
}
