import { light, mix } from '../../core/color.ts';
import { group, num, path, polygon, rect, repeat } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { clipTo, footShade, hazed } from '../parts/atmosphere.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { dome, tower } from '../parts/towers.ts';
import { cypress, tree } from '../parts/trees.ts';
import { lens, unitPath } from '../units.ts';

export interface PalaceOptions {
  wall?: string;
  /** All the domes. */
  dome?: string;
  /** Ribs of the great dome; none when left out. */
  ribs?: string;
  /** An onion for the great dome (the default), or a round one. */
  onion?: boolean;
  /** Height of the minarets: fraction of the sheet's height. */
  minaret?: number;
}

/** A domed palace between minarets, mirrored in a long pool. */
export const palace: Painter<PalaceOptions> = {
  lights: ['dawn', 'sunset', 'dusk'],
  paint(stage, options) {
    const { rng, width, height } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, {
      horizon: height * 0.6,
      sunSize: 0.2,
      sunX: rng.between(0.46, 0.56),
      sunHeight: 0.22,
      rays: rng.chance(0.5),
    }).svg;
    svg += clouds(stage, { count: 3, top: height * 0.1, bottom: height * 0.4, color: light(haze, 0.5), opacity: 0.7 });

    const { ribs, onion = true, minaret = 0.4 } = options;
    const facade: Facade = {
      x: width * 0.5,
      y: height * 0.68,
      wall: hazed(stage, options.wall ?? '#f7e6cc', 0.1),
      dome: hazed(stage, options.dome ?? '#f0d6b4', 0.08),
      onion,
    };
    const { y, wall } = facade;
    svg += repeat(34, (i) =>
      tree(
        rng,
        width * (i / 33),
        y + rng.between(-2, 6),
        height * rng.between(0.06, 0.11),
        hazed(stage, '#5f7f55', 0.5),
      ),
    );
    svg += sideTowers(stage, facade, minaret) + mainBuilding(stage, facade, ribs);
    const lawn = polygon([
      [0, y + height * 0.02],
      [width, y + height * 0.02],
      [width, height],
      [0, height],
    ]);
    svg += rect(-10, y, width + 20, height * 0.02, light(wall, 0.1)) + path(lawn, mix('#6f8f4f', haze, 0.15));
    svg += pool(stage, facade) + avenue(stage, facade) + footShade(stage, y, 0.6);
    return svg + birds(rng, width * 0.4, height * 0.2, 9, shade);
  },
};

/** The middle of the front's foot, and the colours of the building. */
interface Facade {
  x: number;
  y: number;
  wall: string;
  dome: string;
  onion: boolean;
}

function sideTowers(stage: Stage, { x, y, wall, dome: color }: Facade, minaret: number): string {
  const { width, height } = stage;
  const minaretAt = (offset: number): string =>
    tower(stage, {
      x: x + offset * width,
      y,
      width: width * 0.03,
      height: height * minaret,
      color: wall,
      windows: 1,
      storeys: 4,
      roof: { shape: 'dome', color },
    });
  const pavilionAt = (offset: number): string =>
    tower(stage, {
      x: x + offset * width,
      y,
      width: width * 0.1,
      height: height * 0.22,
      color: wall,
      windows: 0,
      roof: { shape: 'onion', color },
    });
  return minaretAt(-0.36) + minaretAt(0.36) + pavilionAt(-0.16) + pavilionAt(0.16);
}

const greatDome = (stage: Stage, { x, y, dome: color, onion }: Facade, ribs?: string): string =>
  dome(stage, { x, y: y - stage.height * 0.24, radius: stage.width * 0.135, color, onion, ribs });

const front = ({ width, height }: Stage, { x, y, wall }: Facade): string =>
  rect(x - width * 0.25, y - height * 0.2, width * 0.5, height * 0.2, wall);

function mainBuilding(stage: Stage, facade: Facade, ribs?: string): string {
  const { width, height } = stage;
  const { shade } = stage.light;
  const { x, y, wall } = facade;
  const niche = mix(wall, shade, 0.5);
  const niches = [-0.2, -0.12, 0.12, 0.2].map((offset) => {
    const nicheX = x + offset * width;
    const upper = pointedArch(nicheX, y, width * 0.044, height * 0.075, niche);
    return (
      pointedArch(nicheX, y, width * 0.044, height * 0.085, niche) +
      group(upper, `transform="translate(0 ${num(-height * 0.1)})"`)
    );
  });
  return (
    greatDome(stage, facade, ribs) +
    rect(x - width * 0.14, y - height * 0.25, width * 0.28, height * 0.05, wall) +
    front(stage, facade) +
    rect(x + width * 0.1, y - height * 0.2, width * 0.15, height * 0.2, mix(wall, shade, 0.2)) +
    rect(x - width * 0.07, y - height * 0.24, width * 0.14, height * 0.24, light(wall, 0.2)) +
    pointedArch(x, y, width * 0.095, height * 0.2, niche) +
    pointedArch(x, y, width * 0.05, height * 0.12, mix(wall, shade, 0.75)) +
    niches.join('')
  );
}

const pointedArch = (x: number, y: number, w: number, h: number, color: string): string =>
  path(unitPath(x, y, w, h)('M-0.5 0V-0.6Q-0.5 -0.85 0 -1Q0.5 -0.85 0.5 -0.6V0Z'), color);

/** A pool that widens towards us, with the palace upside down in it. */
function pool(stage: Stage, facade: Facade): string {
  const { rng, width, height } = stage;
  const { glow, water } = stage.light;
  const { x, y, wall } = facade;
  const rim = polygon([
    [x - width * 0.085, y + height * 0.025],
    [x + width * 0.085, y + height * 0.025],
    [x + width * 0.35, height * 1.02],
    [x - width * 0.35, height * 1.02],
  ]);
  const basin = polygon([
    [x - width * 0.07, y + height * 0.03],
    [x + width * 0.07, y + height * 0.03],
    [x + width * 0.3, height * 1.02],
    [x - width * 0.3, height * 1.02],
  ]);
  const upsideDown = `transform="translate(0 ${num(y * 2 + height * 0.05)}) scale(1 -1)" opacity=".5"`;
  const reflection = group(greatDome(stage, facade) + front(stage, facade), upsideDown);
  const wavelets = repeat(40, () => {
    const waveletY = height * rng.between(0.73, 1);
    const wavelet = lens(x + rng.bell() * width * 0.26, waveletY, rng.between(20, 80), 4);
    return path(wavelet, rng.pick([glow, light(water, 0.4)]), 'fill-opacity=".55"');
  });
  return (
    path(rim, light(wall, 0.05)) +
    path(basin, mix(water, stage.light.sky[2], 0.4)) +
    clipTo(stage, basin, reflection + wavelets)
  );
}

/** Cypresses on both sides of the pool, larger towards us. */
const avenue = ({ width, height, light: { shade } }: Stage, { x, y }: Facade): string =>
  repeat(6, (i) => {
    const near = i / 5;
    const pair = [-1, 1].map((side) =>
      cypress(
        x + side * width * (0.12 + near * 0.34),
        y + height * (0.05 + near * 0.3),
        height * (0.1 + near * 0.16),
        mix('#3f6a4a', shade, 0.1),
      ),
    );
    return pair.join('');
  });
