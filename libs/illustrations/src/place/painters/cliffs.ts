import { light, mix } from '../../core/color.ts';
import { closedCurve, d, path, polygon, rect, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { clipTo, hazed, shapeShade } from '../parts/atmosphere.ts';
import { sailboat } from '../parts/boats.ts';
import { sheep } from '../parts/figures.ts';
import { flowers, grass } from '../parts/foliage.ts';
import { house } from '../parts/houses.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { tower } from '../parts/towers.ts';
import { sea } from '../parts/water.ts';

export interface CliffsOptions {
  /** The grass on top. */
  land?: string;
  rock?: string;
}

/** Sea cliffs with a lighthouse and grazing sheep. */
export const cliffs: Painter<CliffsOptions> = {
  lights: ['noon', 'dawn', 'dusk'],
  paint(stage, { land = '#6f9a4a', rock = '#8a7f74' }) {
    const { rng, width, height } = stage;
    const { haze } = stage.light;
    const background = sky(stage, { horizon: height * 0.52, sunX: rng.between(0.2, 0.4) });
    let svg = background.svg;
    svg += clouds(stage, {
      count: 5,
      top: height * 0.06,
      bottom: height * 0.36,
      color: light(haze, 0.6),
      opacity: 0.85,
    });
    svg += sea(stage, { y: height * 0.53, sunX: background.sunX });
    svg += sailboat(width * 0.24, height * 0.62, height * 0.11, '#fbf1dc', '#7a3a2c');
    for (let i = 0; i < 4; i++) {
      const near = i / 3;
      const x = width * (0.62 - near * 0.34);
      const y = height * (0.42 + near * 0.15);
      svg += headland(stage, x, y, near, hazed(stage, rock, 0.42 - near * 0.4), hazed(stage, land, 0.34 - near * 0.34));
      if (i === 1) svg += lighthouse(stage, x, y);
      if (i > 1)
        svg += repeat(12, () => sheep(rng, rng.between(x + width * 0.1, width), y + height * rng.between(-0.02, 0.05)));
    }
    svg += grass(stage, { from: width * 0.22, y: height * 1.01, height: height * 0.08, color: land, count: 240 });
    svg += flowers(stage, {
      count: 50,
      from: width * 0.3,
      top: height * 0.9,
      sizes: [3, 6.5],
      colors: ['#e58fb0', '#f7e3a0', '#fbf4e6'],
    });
    return svg + birds(rng, width * 0.34, height * 0.3, 9, '#fbf7ea', 1.1);
  },
};

/** A cliff whose edge is at x,y and which runs on to the right; foam at its foot. */
function headland(stage: Stage, x: number, y: number, near: number, rock: string, green: string): string {
  const { rng, width, height } = stage;
  const { shade } = stage.light;
  const foot = y + height * (0.3 + near * 0.1);
  const outline = closedCurve(
    [
      [width + 60, y - height * 0.05],
      [x + width * 0.22, y - height * 0.02],
      [x, y],
      [x - width * 0.02, y + height * 0.06],
      [x + width * 0.02, y + height * 0.17],
      [x - width * 0.015, foot],
      [width + 60, height * 1.1],
    ],
    9,
  );
  const slabs = repeat(40, () => {
    const slabX = rng.between(x - 20, width);
    const slabY = y + height * rng.between(0.02, 0.3);
    const slab = polygon([
      [slabX, slabY],
      [slabX + rng.between(8, 22), slabY + rng.between(4, 14)],
      [slabX + rng.between(4, 18), slabY + rng.between(50, 120)],
      [slabX - rng.between(0, 8), slabY + rng.between(30, 80)],
    ]);
    return path(slab, rng.chance(0.5) ? light(rock, 0.22) : mix(rock, shade, 0.34), 'fill-opacity=".55"');
  });
  const turf = closedCurve(
    [
      [width + 60, y - height * 0.06],
      [x + width * 0.22, y - height * 0.03],
      [x - 4, y - 3],
      [x + width * 0.05, y + height * 0.03],
      [x + width * 0.25, y + height * 0.05],
      [width + 60, y + height * (0.1 + near * 0.05)],
    ],
    8,
  );
  return (
    path(outline, rock) +
    clipTo(stage, outline, slabs) +
    path(turf, green) +
    shapeShade(stage, outline, [0, y], [0, y + height * 0.4], 0, 0.55) +
    stroke(d`M${x - 10} ${foot}q40 14 120 6`, '#fff', 6, 'stroke-opacity=".7"')
  );
}

/** A lighthouse and its keeper's house, a little inland of the edge x,y. */
function lighthouse(stage: Stage, x: number, y: number): string {
  const { width, height, accent } = stage;
  const cap = polygon([
    [x + width * 0.08, y - height * 0.26],
    [x + width * 0.1, y - height * 0.3],
    [x + width * 0.12, y - height * 0.26],
  ]);
  const keepersHouse = house(stage, {
    x: x + width * 0.15,
    y: y + 8,
    width: 70,
    height: 36,
    wall: '#fbf1e0',
    roof: '#4f4a55',
    litWindows: 0.3,
    chimney: true,
  });
  return (
    tower(stage, {
      x: x + width * 0.1,
      y: y + 4,
      width: width * 0.042,
      height: height * 0.22,
      color: '#fbf1e0',
      windows: 2,
    }) +
    rect(x + width * 0.079, y - height * 0.13, width * 0.042, height * 0.05, accent) +
    rect(x + width * 0.074, y - height * 0.226, width * 0.052, height * 0.012, '#3a2a30') +
    rect(x + width * 0.086, y - height * 0.26, width * 0.028, height * 0.036, '#ffe6a0') +
    path(cap, accent) +
    keepersHouse
  );
}
