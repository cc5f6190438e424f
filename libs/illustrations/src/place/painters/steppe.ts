import { light, mix } from '../../core/color.ts';
import { type Point, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazed } from '../parts/atmosphere.ts';
import { yurt } from '../parts/dwellings.ts';
import { herdAnimal } from '../parts/figures.ts';
import { flowers, grass } from '../parts/foliage.ts';
import { type Hill, heightAt, hill } from '../parts/hills.ts';
import { mountain } from '../parts/mountains.ts';
import { birds, clouds, sky } from '../parts/sky.ts';

/** Yurts and a scattered herd on an endless plain. */
export const steppe: Painter = {
  lights: ['dawn', 'noon', 'sunset'],
  paint(stage) {
    const { rng, width, height, accent } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, { horizon: height * 0.56 }).svg;
    svg += clouds(stage, {
      count: 6,
      top: height * 0.06,
      bottom: height * 0.36,
      color: light(haze, 0.6),
      opacity: 0.85,
    });
    svg += repeat(5, (i) =>
      mountain(stage, {
        x: width * (i * 0.25),
        base: height * 0.62,
        width: width * 0.5,
        height: height * rng.between(0.16, 0.3),
        color: hazed(stage, '#6f7f9a', 0.5),
        snow: 0.34,
      }),
    );
    for (let i = 0; i < 4; i++) {
      const { svg: ground, crest } = plain(stage, i);
      svg += ground;
      if (i === 1) svg += herd(stage, crest);
      if (i === 2) svg += camp(stage, crest);
    }
    svg += footShade(stage, height * 0.8, 0.55);
    svg += grass(stage, { y: height * 1.01, height: height * 0.08, color: '#8f8f3a', count: 300 });
    svg += flowers(stage, { count: 46, top: height * 0.9, sizes: [3, 7], colors: [accent, '#f2c14a', '#fbf2e0'] });
    return svg + birds(rng, width * 0.7, height * 0.22, 3, shade, 1.6);
  },
};

function plain(stage: Stage, i: number): Hill {
  const { height } = stage;
  const near = i / 3;
  return hill(stage, {
    y: height * (0.6 + near * 0.2),
    swell: height * 0.026,
    frequency: 0.004,
    color: hazed(stage, mix('#b3a84f', '#7f8f3f', near), 0.4 - near * 0.36),
    shadeDepth: height * 0.2,
    shadeStrength: 0.5,
  });
}

const herd = ({ rng, width }: Stage, crest: readonly Point[]): string =>
  repeat(14, () => {
    const x = width * rng.between(0.1, 0.9);
    return herdAnimal(rng, x, heightAt(crest, x) + 16);
  });

function camp(stage: Stage, crest: readonly Point[]): string {
  const { width, height } = stage;
  const yurtAt = (x: number, scale: number): string => yurt(stage, x, heightAt(crest, x) + 40, height * 0.12 * scale);
  return yurtAt(width * 0.3, 1) + yurtAt(width * 0.56, 0.76) + yurtAt(width * 0.75, 0.6);
}
