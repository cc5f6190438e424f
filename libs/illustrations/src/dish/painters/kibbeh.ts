/** Kebbé bil-sanieh: a round tray of baked kibbeh scored in diamonds, a pine nut on each, a few pieces served. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { circle, d, ellipse, group, inDisc, type Point, path, placeAt, polygon, repeat } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { clipTo } from '../kit/layout.ts';
import { crumb } from '../kit/seasoning.ts';
import { chunk, glints } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { color: '#94552b' };

/** A small cube of food. */
const dice = (rng: Rng, x: number, y: number, r: number, color: string): string =>
  chunk(rng, x, y, r, vary(color, rng), { round: 16 });

/** A toasted pine nut. */
const pine = (x: number, y: number, q: number, degrees: number): string =>
  placeAt(
    x,
    y,
    degrees,
    ellipse(2, 4, q, q * 0.48, PLUM, 'fill-opacity=".45"') +
      path(
        d`M${-q} 0C${-q * 0.6} ${-q * 0.62} ${q * 0.6} ${-q * 0.56} ${q} 0C${q * 0.6} ${q * 0.56} ${-q * 0.6} ${q * 0.62} ${-q} 0Z`,
        '#ecca84',
      ) +
      ellipse(-q * 0.2, -q * 0.14, q * 0.4, q * 0.13, '#fbecc2') +
      ellipse(q * 0.66, 0, q * 0.2, q * 0.17, '#b9772e'),
  );

/** The scoring of the tray: diamonds counted along both diagonals. */
interface Scoring {
  readonly r: number;
  /** Width and half height of a diamond, and how thick the kibbeh is. */
  readonly width: number;
  readonly half: number;
  readonly thick: number;
}

const centreOf = ({ width, half }: Scoring, i: number, j: number): Point => [(i + j) * width * 0.5, (i - j) * half];

/** A few diamonds to the lower right are already eaten. */
const isServed = (scoring: Scoring, i: number, j: number): boolean => {
  const { r } = scoring;
  const [x, y] = centreOf(scoring, i, j);
  return x > r * 0.1 && y > r * 0.24 && y < r * 1.3 && x < r * 1.2;
};

const diamond = ({ width, half }: Scoring, cx: number, cy: number, k: number): string =>
  polygon([
    [cx - width * 0.5 * k, cy],
    [cx, cy - half * k],
    [cx + width * 0.5 * k, cy],
    [cx, cy + half * k],
  ]);

/** The cut face below the edge from a to b: shell, filling of onion, lamb and pine nuts, shell. */
function cutFace(rng: Rng, [ax, ay]: Point, [bx, by]: Point, thick: number, lit: boolean): string {
  const between = (top: number, bottom: number, shift = 0) =>
    polygon([
      [ax, ay + top],
      [bx, by + top],
      [bx + shift, by + bottom],
      [ax + shift, ay + bottom],
    ]);
  const band = (from: number, to: number, color: string) =>
    path(between(thick * from, thick * to), lit ? color : dark(color, 0.22));
  const filling = repeat(9, (i) => {
    const t = (i + 0.5) / 9;
    return dice(
      rng,
      ax + (bx - ax) * t,
      ay + (by - ay) * t + thick * rng.between(0.4, 0.62),
      rng.between(3, 5),
      rng.pick(['#efd9a8', '#7d4426', '#d9a868', '#f3e3bd']),
    );
  });
  return (
    path(between(thick, thick + 14, 10), PLUM, 'fill-opacity=".35"') +
    band(0, 0.34, '#7d4422') +
    band(0.3, 0.72, '#cf9d63') +
    band(0.68, 1, '#6f3a1c') +
    filling
  );
}

/** The top of one diamond. Pounded bulgur and meat: a dense, short-grained surface. */
function diamondTop(rng: Rng, scoring: Scoring, cx: number, cy: number): string {
  const c = vary(food.color, rng, 1.2);
  return (
    path(diamond(scoring, cx, cy, 1), '#3f1e10') +
    path(diamond(scoring, cx, cy, 0.965), light(c, 0.12)) +
    group(path(diamond(scoring, cx, cy, 0.945), c), 'transform="translate(1 1.6)"') +
    repeat(26, () => {
      const u = rng.between(-1, 1);
      const v = rng.between(-1, 1) * (1 - Math.abs(u)) * 0.86;
      return ellipse(
        cx + u * scoring.width * 0.44,
        cy + v * scoring.half,
        rng.between(1.6, 4.4),
        rng.between(1.2, 2.6),
        rng.pick(['#6b3819', '#b57a45', '#a0632f', '#5c2d14', '#c48b52']),
        'fill-opacity=".75"',
      );
    })
  );
}

export const kibbeh: Painter = {
  vessels: ['tray'],
  paint({ sheet, rng, vessel }) {
    const r = vessel.rx * 0.975;
    const scoring: Scoring = { r, width: r * 0.36, half: r * 0.21, thick: r * 0.14 };
    const { width, half, thick } = scoring;
    const cells: Point[] = [];
    for (let i = -8; i <= 8; i++)
      for (let j = -8; j <= 8; j++) if (Math.hypot(...centreOf(scoring, i, j)) < r * 1.16) cells.push([i, j]);
    // The bare end of the tray: copper, juices, crumbs.
    let s =
      circle(0, 0, r, '#bd8a52') + crust(rng, () => inDisc(rng, r * 0.9), 40, '#c7965c', { smallest: 8, largest: 30 });
    s += repeat(26, () =>
      crumb(
        rng,
        r * rng.between(0.15, 0.85),
        r * rng.between(0.34, 0.9),
        rng.between(3, 9),
        rng.pick(['#94552b', '#7d4422', '#6f3c1c']),
      ),
    );
    for (const [i, j] of cells) {
      if (!isServed(scoring, i, j)) continue;
      const [cx, cy] = centreOf(scoring, i, j);
      const top: Point = [cx, cy - half];
      if (!isServed(scoring, i - 1, j)) s += cutFace(rng, [cx - width * 0.5, cy], top, thick, false);
      if (!isServed(scoring, i, j + 1)) s += cutFace(rng, top, [cx + width * 0.5, cy], thick, true);
    }
    let nuts = '';
    for (const [i, j] of cells) {
      if (isServed(scoring, i, j)) continue;
      const [cx, cy] = centreOf(scoring, i, j);
      s += diamondTop(rng, scoring, cx, cy);
      if (Math.hypot(cx, cy) < r * 0.9)
        nuts += pine(cx - 1, cy - 2, r * 0.066, rng.pick([-62, -40, 58, 80, -80]) + rng.bell() * 10);
    }
    const browning = crust(rng, () => inDisc(rng, r * 0.98, 0, 0, 0.3), 24, '#5c2d14', { smallest: 8, largest: 26 });
    s += browning.replace(/fill-opacity="[^"]*"/g, 'fill-opacity=".22"') + nuts;
    const ovenLight = sheet.radialGradient(-r * 0.2, -r * 0.25, r * 1.2, [
      [0, '#ffd08a', 0.2],
      [0.5, '#ffd08a', 0],
      [0.84, '#3a1a10', 0.1],
      [1, '#3a1a10', 0.5],
    ]);
    return clipTo(vessel, s + circle(0, 0, r, ovenLight) + glints(rng, 26, r * 0.8, r * 0.7));
  },
};
