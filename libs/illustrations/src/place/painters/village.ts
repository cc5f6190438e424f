import { light, mix, vary } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import { blob, closedCurve, d, type Point, path, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazed, shapeShade } from '../parts/atmosphere.ts';
import { sailboat } from '../parts/boats.ts';
import { house } from '../parts/houses.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { dome } from '../parts/towers.ts';
import { cypress } from '../parts/trees.ts';
import { sea } from '../parts/water.ts';

export interface VillageOptions {
  /** Flat white cubes and domes when true, tiled roofs when false. */
  flatRoofs?: boolean;
  /** The tiles. */
  roof?: string;
  /** Each house picks one; shades of white when left out. */
  walls?: readonly string[];
  dome?: string;
}

/** Houses tumbling down a rock to the sea, bougainvillea in the corner. */
export const village: Painter<VillageOptions> = {
  lights: ['noon', 'tropic', 'sunset'],
  paint(stage, options) {
    const { rng, width, height, accent } = stage;
    const { haze } = stage.light;
    const background = sky(stage, { horizon: height * 0.5, sunX: rng.between(0.62, 0.8), sunHeight: 0.26 });
    let svg = background.svg;
    svg += clouds(stage, { count: 2, top: height * 0.1, bottom: height * 0.32, color: light(haze, 0.6), opacity: 0.7 });
    svg += sea(stage, { y: height * 0.5, sunX: background.sunX });
    const island = closedCurve([
      [width * 0.66, height * 0.5],
      [width * 0.74, height * 0.46],
      [width * 0.84, height * 0.44],
      [width * 0.94, height * 0.47],
      [width * 1.05, height * 0.5],
    ]);
    svg += path(island, hazed(stage, '#7f8a7a', 0.5));
    svg += sailboat(width * 0.72, height * 0.62, height * 0.12, '#fbf4e4', accent);
    svg += sailboat(width * 0.88, height * 0.57, height * 0.06, accent, '#3a2a3a');
    svg += rockySlope(stage) + tumblingHouses(stage, options);
    svg += repeat(60, () => {
      const x = width * rng.between(-0.02, 0.16) + rng.bell() * 26;
      const y = height * rng.between(0.88, 1.02);
      const flower = blob(rng, x, y, rng.between(9, 22), rng.between(8, 18), 0.2, 8);
      return path(flower, rng.pick(['#c9357a', '#e0559a', '#a82a6a', '#3f6f42', '#d94f8f']));
    });
    return svg + birds(rng, width * 0.62, height * 0.2, 5, '#fbf4e6');
  },
};

function rockySlope(stage: Stage): string {
  const { rng, width, height } = stage;
  const { shade } = stage.light;
  const rock = '#b9885a';
  const slope = closedCurve(
    [
      [-60, height * 0.22],
      [width * 0.12, height * 0.26],
      [width * 0.3, height * 0.4],
      [width * 0.46, height * 0.56],
      [width * 0.56, height * 0.76],
      [width * 0.74, height * 0.93],
      [width * 0.84, height * 1.08],
      [-60, height * 1.1],
    ],
    7,
  );
  const cracks = repeat(30, () => {
    const x = rng.between(width * 0.3, width * 0.74);
    const y = height * (0.5 + (x / width - 0.3) * 1.05) + rng.between(0, 50);
    return stroke(
      d`M${x} ${y}l${rng.between(6, 26)} ${rng.between(16, 60)}`,
      rng.chance(0.5) ? light(rock, 0.25) : mix(rock, shade, 0.4),
      rng.between(2, 6),
      'stroke-opacity=".5"',
    );
  });
  return (
    path(slope, shade, 'fill-opacity=".35" transform="translate(14 10)"') +
    path(slope, rock) +
    shapeShade(stage, slope, [width * 0.05, height * 0.2], [width * 0.6, height], 0.1, 0.7) +
    cracks
  );
}

/** Seven rows of up to seven houses, painted from the top of the slope down. */
function tumblingHouses(
  stage: Stage,
  { flatRoofs = true, roof = '#c9602f', walls, dome: domeColor = '#2f6fb0' }: VillageOptions,
): string {
  const { rng, width, height, accent } = stage;
  const spots: Point[] = [];
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++) {
      const k = column / 6;
      const y = height * (0.34 + row * 0.1 + k * 0.1);
      const slopeWidth = (y / height - 0.2) * 0.82 * width - 30;
      const x = -20 + k * slopeWidth;
      if (x <= width * 0.56) spots.push([x + rng.bell() * 16, y + rng.bell() * 10]);
    }
  spots.sort((a, b) => a[1] - b[1]);
  return repeat(spots.length, (i) => {
    const [x, y] = at(spots, i);
    const w = rng.between(54, 92);
    const h = rng.between(50, 92);
    let svg = house(stage, {
      x,
      y,
      width: w,
      height: h,
      wall: walls ? rng.pick(walls) : vary('#fbf4e6', rng, 0.5),
      roof,
      shape: flatRoofs ? 'flat' : rng.pick(['gable', 'front']),
      archedWindows: rng.chance(0.4),
      shutters: rng.chance(0.5) ? accent : undefined,
      door: rng.chance(0.3) ? accent : undefined,
      litWindows: 0.06,
      depth: 0.34,
      columns: 2,
      rows: h > 70 ? 2 : 1,
    });
    if (flatRoofs && i % 6 === 2)
      svg += dome(stage, { x: x + w * 0.5, y: y - h + 4, radius: w * 0.4, color: domeColor, finial: '#fbf4e6' });
    if (rng.chance(0.18)) svg += cypress(x + w * 1.25, y + 6, rng.between(60, 100), '#4a6a42');
    return svg;
  });
}
