import { dark, light, mix } from '../../core/color.ts';
import { path, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazeBand, hazed } from '../parts/atmosphere.ts';
import { junk } from '../parts/boats.ts';
import { cornerFronds } from '../parts/foliage.ts';
import { karstPeak } from '../parts/mountains.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { sea } from '../parts/water.ts';
import { unitPath } from '../units.ts';

/** Junks among limestone towers rising from the sea. */
export const karst: Painter = {
  lights: ['dawn', 'dusk', 'tropic', 'sunset'],
  paint(stage) {
    const { rng, width, height, accent } = stage;
    const { haze, shade } = stage.light;
    const background = sky(stage, { horizon: height * 0.56, sunSize: 0.14 });
    let svg = background.svg;
    svg += clouds(stage, { count: 3, top: height * 0.1, bottom: height * 0.3, color: light(haze, 0.5), opacity: 0.7 });
    for (let row = 0; row < 4; row++) {
      const near = row / 3;
      // The farthest row stands behind the horizon, the others in the water.
      if (row === 1) svg += sea(stage, { y: height * 0.58, sunX: background.sunX });
      svg += rowOfPeaks(stage, row);
      svg += hazeBand(stage, height * (0.58 + near * 0.1), height * 0.045, light(haze, 0.3), 0.5 - near * 0.3);
    }
    svg += footShade(stage, height * 0.7, 0.65);
    svg += junk(width * 0.46, height * 0.76, height * 0.24, accent, '#4a2a24');
    svg += junk(width * 0.68, height * 0.67, height * 0.11, dark(accent, 0.1), '#4a2a24');
    svg += junk(width * 0.28, height * 0.65, height * 0.08, '#e0a24a', '#4a2a24');
    return (
      svg + cornerFronds(stage, 'right', mix('#1f4f3f', shade, 0.3)) + birds(rng, width * 0.4, height * 0.24, 6, shade)
    );
  },
};

/** Fewer and larger peaks the nearer the row; the nearest two stand at the edges and leave the middle to the boats. */
function rowOfPeaks(stage: Stage, row: number): string {
  const { rng, width, height } = stage;
  const { shade, water } = stage.light;
  const near = row / 3;
  const count = 6 - row;
  const base = height * (0.58 + near * 0.14);
  const color = hazed(stage, mix('#4f7a72', '#3f6a4a', near), 0.66 - near * 0.5);
  return repeat(count, (i) => {
    const x = row < 3 ? width * ((i + rng.next()) / count) : width * rng.pick([0.06, 0.94, 0.9]);
    const w = width * rng.between(0.09, 0.16) * (1 + near * 0.7);
    const h = height * rng.between(0.16, 0.36) * (1 + near * 0.4);
    const inTheWay = (row === 3 && i > 1) || (row === 2 && Math.abs(x - width * 0.5) < width * 0.2);
    if (inTheWay) return '';
    const reflection = unitPath(x, base, w, h)('M-0.5 0H0.5l-0.16 0.14H-0.34Z');
    return (
      karstPeak(stage, { x, base, width: w, height: h, color }) +
      path(reflection, mix(water, shade, 0.45), 'fill-opacity=".38"')
    );
  });
}
