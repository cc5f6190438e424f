/** Grass, desert plants, and the leaves and branches that frame a foreground. Angles in degrees unless said otherwise. */
import { dark, light, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, group, num, type Point, path, placeAt, repeat, stroke } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';
import { unitPath } from '../units.ts';

/** Blades scattered between two x (the whole sheet when left out), all rooted at y. */
export interface GrassOptions {
  from?: number;
  to?: number;
  y: number;
  height: number;
  color: string;
  count: number;
}

export const grass = ({ rng, width }: Stage, { from = 0, to = width, y, height, color, count }: GrassOptions): string =>
  repeat(count, () => {
    const x = rng.between(from, to);
    const h = height * rng.between(0.5, 1.2);
    const bend = rng.bell() * h * 0.6;
    const blade = d`M${x - 2.4} ${y + 8}Q${x} ${y - h * 0.5} ${x + bend} ${y - h}Q${x + 3} ${y - h * 0.4} ${x + 3} ${y + 8}Z`;
    return path(blade, vary(color, rng, 1.3));
  });

/** A rosette of fleshy leaves around x,y; the upright ones are drawn last, in front. */
export const agave = (rng: Rng, x: number, y: number, r: number, color: string): string =>
  [-160, -20, -140, -40, -120, -60, -100, -80, -90]
    .map((angle) => {
      const leaf = unitPath(0, 0, r);
      const turn = angle + rng.bell() * 5;
      return placeAt(
        x,
        y,
        turn,
        path(leaf('M0 -0.07Q0.4 -0.13 1 0Q0.4 0.13 0 0.07Z'), vary(color, rng)) +
          path(leaf('M0 -0.07Q0.4 -0.13 1 0L0 0Z'), light(color, 0.25)),
      );
    })
    .join('');

/** A saguaro with two arms, its foot at x,y. */
export function cactus(x: number, y: number, h: number, color: string): string {
  const unit = unitPath(x, y, h);
  const limb = (line: string, thickness: number): string =>
    stroke(line, dark(color, 0.2), thickness) +
    group(stroke(line, color, thickness * 0.7), `transform="translate(${num(-thickness * 0.1)} 0)"`) +
    group(stroke(line, light(color, 0.3), thickness * 0.12), `transform="translate(${num(-thickness * 0.24)} 0)"`);
  return (
    limb(unit('M0.02 -0.36H0.2Q0.26 -0.37 0.26 -0.46V-0.7'), h * 0.09) +
    limb(unit('M0 -0.26H-0.18Q-0.24 -0.27 -0.24 -0.36V-0.54'), h * 0.085) +
    limb(unit('M0 0V-0.94'), h * 0.13)
  );
}

/** A blossoming branch that grows from x,y; `angle` in radians. */
export function blossomBranch(
  rng: Rng,
  x: number,
  y: number,
  length: number,
  angle: number,
  bark: string,
  petals: string,
): string {
  let svg = '';
  const buds: Point[] = [];
  const grow = (
    fromX: number,
    fromY: number,
    reach: number,
    direction: number,
    thickness: number,
    forks: number,
  ): void => {
    const toX = fromX + Math.cos(direction) * reach;
    const toY = fromY + Math.sin(direction) * reach;
    const bendX = fromX + Math.cos(direction - 0.3) * reach * 0.5;
    const bendY = fromY + Math.sin(direction - 0.3) * reach * 0.5;
    svg += stroke(d`M${fromX} ${fromY}Q${bendX} ${bendY} ${toX} ${toY}`, bark, thickness);
    for (let i = 0; i < 3; i++) buds.push([fromX + (toX - fromX) * rng.next(), fromY + (toY - fromY) * rng.next()]);
    buds.push([toX, toY]);
    if (forks === 0) return;
    for (const turn of [-0.55, 0.1, 0.6]) {
      if (!rng.chance(0.85)) continue;
      grow(
        toX,
        toY,
        reach * rng.between(0.52, 0.72),
        direction + turn * rng.between(0.7, 1.2),
        thickness * 0.6,
        forks - 1,
      );
    }
  };
  grow(x, y, length * 0.42, angle, length * 0.034, 3);
  const tones = [petals, light(petals, 0.45), dark(petals, 0.14), light(petals, 0.25)];
  for (const [budX, budY] of buds)
    for (let i = 0; i < 3; i++) {
      const r = length * rng.between(0.016, 0.036);
      const petalX = budX + rng.bell() * length * 0.05;
      const petalY = budY + rng.bell() * length * 0.04;
      svg += path(blob(rng, petalX, petalY, r, r * 0.86, 0.2, 7), rng.pick(tones));
    }
  return svg;
}

/** A feathered palm or fern leaf that grows from x,y. */
export function frond(rng: Rng, x: number, y: number, length: number, angle: number, color: string): string {
  const rib = d`M0 0Q${length * 0.5} ${-length * 0.05} ${length} 0`;
  let svg = path(rib, 'none', `stroke="${color}" stroke-width="${num(length * 0.016)}"`);
  for (let i = 1; i < 15; i++) {
    const k = i / 15;
    const rise = -length * 0.03 * Math.sin(k * 3.1);
    const leaflet = unitPath(
      0,
      0,
      length * 0.34 * Math.sin(Math.PI * (0.15 + k * 0.8)),
    )('M0 0Q0.5 -0.12 1 0Q0.5 0.12 0 0Z');
    for (const side of [-1, 1])
      svg += placeAt(
        length * k,
        rise,
        side * (62 - k * 26),
        path(leaflet, side < 0 ? light(color, 0.13) : vary(color, rng, 0.6)),
      );
  }
  return placeAt(x, y, angle, svg);
}

/** Three fronds that hang into the picture from a top corner. */
export function cornerFronds({ rng, width, height }: Stage, corner: 'left' | 'right', color: string): string {
  const right = corner === 'right';
  const x = right ? width + 20 : -20;
  return (
    frond(rng, x, height * 0.02, height * 0.55, right ? 148 : 32, color) +
    frond(rng, x, -height * 0.04, height * 0.5, right ? 172 : 8, dark(color, 0.15)) +
    frond(rng, x, height * 0.1, height * 0.46, right ? 124 : 56, dark(color, 0.25))
  );
}

/** A broad jungle leaf that grows from x,y. */
export function bigLeaf(x: number, y: number, length: number, angle: number, color: string): string {
  const leaf = unitPath(0, 0, length);
  const veins = [0.2, 0.35, 0.5, 0.65, 0.8].map((k) => {
    const start = length * k;
    const reach = length * 0.12;
    const rise = length * 0.2 * (1.1 - k * 0.6);
    const bend = length * 0.08;
    const pair = d`M${start} 0q${bend} ${-bend} ${reach} ${-rise}M${start} 0q${bend} ${bend} ${reach} ${rise}`;
    return stroke(pair, light(color, 0.26), length * 0.007, 'stroke-opacity=".7"');
  });
  return placeAt(
    x,
    y,
    angle,
    path(leaf('M0 0C0.2 -0.34 0.7 -0.3 1 0C0.7 0.3 0.2 0.34 0 0Z'), color) +
      path(leaf('M0 0C0.2 -0.34 0.7 -0.3 1 0Z'), light(color, 0.14)) +
      stroke(leaf('M0 0H0.95'), light(color, 0.34), length * 0.014) +
      veins.join(''),
  );
}

/** Dots of colour near the foot of the sheet, right of `from`; sizes are radii. */
export interface FlowersOptions {
  count: number;
  from?: number;
  /** y of the highest one. */
  top: number;
  sizes: readonly [smallest: number, largest: number];
  colors: readonly string[];
}

export const flowers = (
  { rng, width, height }: Stage,
  { count, from = 0, top, sizes, colors }: FlowersOptions,
): string =>
  repeat(count, () =>
    circle(rng.between(from, width), rng.between(top, height * 0.99), rng.between(...sizes), rng.pick(colors)),
  );
