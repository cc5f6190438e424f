import { light, mix } from '../../core/color.ts';
import { d, group, num, path, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazed, shapeShade } from '../parts/atmosphere.ts';
import { sailboat } from '../parts/boats.ts';
import { stiltHut } from '../parts/dwellings.ts';
import { bigLeaf } from '../parts/foliage.ts';
import { mountain } from '../parts/mountains.ts';
import { clouds, sky } from '../parts/sky.ts';
import { palm } from '../parts/trees.ts';
import { sea } from '../parts/water.ts';

/** Huts on stilts in a lagoon, seen from a beach under palms. */
export const lagoon: Painter = {
  lights: ['tropic', 'noon', 'sunset'],
  paint(stage) {
    const { rng, width, height, accent } = stage;
    const { haze, water } = stage.light;
    const background = sky(stage, { horizon: height * 0.5, rays: rng.chance(0.6) });
    let svg = background.svg;
    svg += clouds(stage, {
      count: 4,
      top: height * 0.14,
      bottom: height * 0.4,
      color: light(haze, 0.6),
      opacity: 0.85,
    });
    svg += mountain(stage, {
      x: width * rng.between(0.55, 0.8),
      base: height * 0.52,
      width: width * 0.6,
      height: height * 0.32,
      color: hazed(stage, '#3f7a5f', 0.34),
      contrast: 0.4,
    });
    svg += mountain(stage, {
      x: width * rng.between(0.3, 0.5),
      base: height * 0.52,
      width: width * 0.5,
      height: height * 0.18,
      color: hazed(stage, '#3f7a5f', 0.5),
    });
    svg += sea(stage, { y: height * 0.51, water: mix(water, '#2fb3a8', 0.4), sunX: background.sunX });
    svg += repeat(4, (i) => shallows(stage, height * (0.6 + i * 0.07), light(water, 0.3 + i * 0.12)));
    svg += repeat(4, (i) =>
      stiltHut(width * (0.52 + i * 0.125), height * (0.585 + i * 0.022), height * 0.075 * (1 + i * 0.14)),
    );
    svg += sailboat(width * 0.34, height * 0.62, height * 0.13, accent, '#6f3a2c') + beach(stage);
    svg += palm(rng, width * 0.12, height * 0.92, height * 0.66, '#2f7a52', '#7a5234', 0.28);
    svg += palm(rng, width * 0.04, height * 0.96, height * 0.52, '#24664a', '#6a452c', 0.3);
    svg += palm(rng, width * 0.93, height * 0.99, height * 0.5, '#2a6f4c', '#6a452c', -0.3);
    return (
      svg +
      repeat(9, () =>
        bigLeaf(
          rng.between(-10, width * 0.3),
          height * rng.between(0.98, 1.03),
          height * rng.between(0.14, 0.24),
          rng.between(-120, -40),
          rng.pick(['#1f5f46', '#2f7a52', '#17503f']),
        ),
      )
    );
  },
};

/** A pale ribbon of shallow water. */
function shallows({ width }: Stage, y: number, color: string): string {
  const top = d`M-20 ${y}Q${width * 0.3} ${y - 20} ${width * 0.6} ${y + 6}T${width + 20} ${y}`;
  const bottom = d`V${y + 15}Q${width * 0.7} ${y + 30} ${width * 0.4} ${y + 18}T-20 ${y + 16}Z`;
  return path(top + bottom, color, 'fill-opacity=".35"');
}

/** Sand with a line of foam along the water. */
function beach(stage: Stage): string {
  const { width, height } = stage;
  const waterline =
    d`M-40 ${height * 0.82}C${width * 0.25} ${height * 0.76} ${width * 0.45} ${height * 0.92} ${width * 0.8} ${height * 0.9}` +
    d`S${width + 40} ${height * 0.93} ${width + 40} ${height * 0.93}`;
  const shore = waterline + d`V${height + 40}H-40Z`;
  return (
    group(path(shore, '#fffaf0', 'fill-opacity=".8"'), `transform="translate(0 ${num(-height * 0.016)})"`) +
    path(shore, '#f1d9a4') +
    shapeShade(stage, shore, [0, height * 0.78], [0, height], 0, 0.6)
  );
}
