import { light, mix, vary } from '../../core/color.ts';
import { d, path, polygon, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazeBand, hazed } from '../parts/atmosphere.ts';
import { felucca } from '../parts/boats.ts';
import { hill } from '../parts/hills.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { palm } from '../parts/trees.ts';
import { sea } from '../parts/water.ts';

/** Pyramids behind the palms of the Nile, two feluccas on the water. */
export const pyramids: Painter = {
  lights: ['sand', 'sunset', 'dusk'],
  paint(stage) {
    const { rng, width, height, accent } = stage;
    const { haze, shade } = stage.light;
    const background = sky(stage, { horizon: height * 0.6, sunSize: 0.16, rays: rng.chance(0.5) });
    let svg = background.svg;
    svg += clouds(stage, {
      count: 2,
      top: height * 0.14,
      bottom: height * 0.36,
      color: light(haze, 0.5),
      opacity: 0.6,
    });
    svg +=
      pyramid(stage, width * 0.82, 0.3, 0.36) +
      pyramid(stage, width * 0.3, 0.5, 0.2) +
      pyramid(stage, width * 0.6, 0.62, 0.06);
    svg += hazeBand(stage, height * 0.66, height * 0.05, haze, 0.6);
    for (let i = 0; i < 2; i++)
      svg += hill(stage, {
        y: height * (0.66 + i * 0.06),
        swell: height * 0.02,
        frequency: 0.006,
        color: hazed(stage, '#e0a252', 0.25 - i * 0.2),
        shadeDepth: height * 0.12,
      }).svg;
    svg += sea(stage, { y: height * 0.79, sunX: background.sunX, ripples: 46 });
    svg += repeat(12, () =>
      palm(
        rng,
        width * rng.between(-0.02, 1.02),
        height * (0.8 + rng.between(0, 0.015)),
        height * rng.between(0.14, 0.26),
        mix('#3f6f45', shade, 0.14),
        '#5f3f2a',
      ),
    );
    const bank = d`M-20 ${height * 0.78}H${width + 20}V${height * 0.795}Q${width * 0.5} ${height * 0.815} -20 ${height * 0.797}Z`;
    svg += path(bank, '#5f7a3f');
    svg +=
      felucca(width * 0.3, height * 0.87, height * 0.22, accent) +
      felucca(width * 0.72, height * 0.85, height * 0.15, accent);
    return svg + footShade(stage, height * 0.8, 0.7) + reeds(stage) + birds(rng, width * 0.5, height * 0.26, 6, shade);
  },
};

/** x is the middle of the foot; `size` a fraction of the sheet's width; `haze` how far away it is, 0 to 1. */
function pyramid(stage: Stage, x: number, size: number, haze: number): string {
  const { width, height } = stage;
  const { shade } = stage.light;
  const foot = height * 0.66;
  const w = width * size;
  const h = w * 0.56;
  const color = hazed(stage, '#d9954a', haze);
  const edge = w * 0.12;
  const litFace = polygon([
    [x - w / 2, foot],
    [x, foot - h],
    [x + edge, foot],
  ]);
  const shadedFace = polygon([
    [x, foot - h],
    [x + edge, foot],
    [x + w / 2, foot],
  ]);
  const courses = repeat(14, (i) => {
    const k = (i + 1) / 15;
    const y = foot - h * (1 - k);
    return (
      stroke(d`M${x - (w * k) / 2} ${y}L${x + edge * k} ${y}`, mix(color, shade, 0.2), 1.8, 'stroke-opacity=".5"') +
      stroke(d`M${x + edge * k} ${y}L${x + (w * k) / 2} ${y}`, mix(color, shade, 0.6), 1.8, 'stroke-opacity=".4"')
    );
  });
  return path(litFace, color) + path(shadedFace, mix(color, shade, 0.42)) + courses;
}

/** Reeds in both corners of the foreground. */
const reeds = ({ rng, width, height, light: { shade } }: Stage): string =>
  repeat(40, () => {
    const x = rng.pick([rng.between(0, width * 0.25), rng.between(width * 0.75, width)]);
    const reed = d`M${x} ${height * 1.02}q${rng.bell() * 16} ${-height * 0.08} ${rng.bell() * 30} ${-height * rng.between(0.1, 0.2)}`;
    return stroke(reed, vary(mix('#4f6a35', shade, 0.3), rng), 4);
  });
