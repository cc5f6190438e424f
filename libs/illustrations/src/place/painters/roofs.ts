import { light, vary } from '../../core/color.ts';
import { repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { footShade, hazeBand, hazed } from '../parts/atmosphere.ts';
import { hill } from '../parts/hills.ts';
import { house } from '../parts/houses.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { tower } from '../parts/towers.ts';

export interface RoofsOptions {
  /** The tiles; every house varies them a little. */
  roof?: string;
  /** Each house picks one. */
  walls?: readonly string[];
}

/** A sea of tiled roofs, with the towers of the old town behind. */
export const roofs: Painter<RoofsOptions> = {
  lights: ['sunset', 'dawn', 'dusk', 'noon'],
  paint(stage, { roof = '#c4552f', walls = ['#f3dfb8', '#e9c08a', '#f6ead0', '#dfa27a'] }) {
    const { rng, width, height } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, { horizon: height * 0.52, rays: rng.chance(0.4) }).svg;
    svg += clouds(stage, {
      count: 4,
      top: height * 0.08,
      bottom: height * 0.34,
      color: light(haze, 0.5),
      opacity: 0.7,
    });
    svg += hill(stage, {
      y: height * 0.46,
      swell: height * 0.05,
      frequency: 0.005,
      color: hazed(stage, '#6f7f7a', 0.6),
    }).svg;
    svg += repeat(4, (i) => landmark(stage, i));
    for (let row = 0; row < 4; row++) {
      const y = height * (0.66 + row * 0.125) + height * 0.05;
      svg += streetOfHouses(stage, y, row, roof, walls);
      svg += hazeBand(stage, y, height * 0.03, haze, 0.24 - row * 0.06);
    }
    return svg + footShade(stage, height * 0.62, 0.75) + birds(rng, width * 0.35, height * 0.24, 8, shade, 0.9);
  },
};

/** Spires and domed towers in turn. */
function landmark(stage: Stage, i: number): string {
  const { rng, width, height } = stage;
  const x = width * (0.14 + i * 0.24 + rng.bell() * 0.06);
  const y = height * 0.66;
  const h = height * rng.between(0.2, 0.34);
  const copper = hazed(stage, '#4f7f78', 0.2);
  return i % 2
    ? tower(stage, {
        x,
        y,
        width: width * 0.06,
        height: h,
        color: hazed(stage, '#e6c79a', 0.3),
        windows: 3,
        storeys: 3,
        roof: { shape: 'cone', rise: 2.2, color: copper },
      })
    : tower(stage, {
        x,
        y,
        width: width * 0.085,
        height: h * 0.7,
        color: hazed(stage, '#efd8b0', 0.3),
        windows: 2,
        storeys: 2,
        roof: { shape: 'dome', color: copper },
      });
}

/** A row of houses across the sheet, their feet at y; the nearer the row, the larger. */
function streetOfHouses(stage: Stage, y: number, row: number, roof: string, walls: readonly string[]): string {
  const { rng, width, height, accent } = stage;
  const size = width * (0.075 + row * 0.028);
  let svg = '';
  for (let x = -size; x < width + size; x += size * rng.between(0.95, 1.2)) {
    svg += house(stage, {
      x,
      y,
      width: size * rng.between(0.9, 1.25),
      height: height * rng.between(0.08, 0.15) * (1 + row * 0.16),
      wall: hazed(stage, rng.pick(walls), 0.3 - row * 0.1),
      roof: hazed(stage, vary(roof, rng, 1.6), 0.28 - row * 0.09),
      shape: rng.chance(0.4) ? 'front' : 'gable',
      litWindows: 0.22,
      chimney: rng.chance(0.4),
      shutters: rng.chance(0.25) ? accent : undefined,
      depth: 0.2,
    });
  }
  return svg;
}
