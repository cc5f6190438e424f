/** Trees. All stand with the foot of their trunk at x,y. */
import { dark, light, mix, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, closedCurve, d, num, path, rect, stroke } from '../../core/svg.ts';
import { unitPath, unitPoints } from '../units.ts';

/** A coconut palm; `lean` is how far its crown hangs over, in heights. */
export function palm(
  rng: Rng,
  x: number,
  y: number,
  h: number,
  leaf: string,
  trunk: string,
  lean = rng.bell() * 0.3,
): string {
  const topX = x + lean * h;
  const topY = y - h;
  const bendX = x + lean * h * 0.25;
  const bendY = y - h * 0.5;
  const left = d`M${x - h * 0.035} ${y}Q${bendX} ${bendY} ${topX - h * 0.012} ${topY}`;
  const right = d`L${topX + h * 0.016} ${topY}Q${bendX + h * 0.045} ${bendY} ${x + h * 0.035} ${y}Z`;
  const lit = d`M${x - h * 0.02} ${y}Q${bendX + h * 0.008} ${bendY} ${topX} ${topY}`;
  let svg = path(left + right, trunk) + stroke(lit, light(trunk, 0.3), h * 0.012);
  for (let i = 0; i < 9; i++) {
    const k = i / 9;
    const scarX = x + (bendX - x) * 2 * k * (1 - k) + (topX - x) * k * k;
    const scar = unitPath(scarX, y - h * k, h)('M-0.026 0q0.026 0.014 0.052 0');
    svg += stroke(scar, dark(trunk, 0.3), h * 0.007, 'stroke-opacity=".6"');
  }
  for (const angle of [200, 172, 225, 150, 250, -20, 8, -45, 30, -70])
    svg += palmFrond(rng, topX, topY, h * 0.5, angle, leaf);
  return (
    svg +
    circle(topX - h * 0.02, topY + h * 0.03, h * 0.022, '#8a5a2a') +
    circle(topX + h * 0.025, topY + h * 0.028, h * 0.02, '#6f431f')
  );
}

/** One leaf of a palm's crown; `angle` in degrees, 0 to the right and clockwise. */
function palmFrond(rng: Rng, x: number, y: number, length: number, angle: number, color: string): string {
  const ink = angle > 90 && angle < 260 ? light(color, 0.1) : color;
  const reach = length * rng.between(0.82, 1.1);
  let leaf = path(unitPath(0, 0, reach)('M0 0Q0.45 -0.24 1 0.14Q0.5 0.03 0 0Z'), vary(ink, rng, 0.8));
  for (let i = 1; i < 9; i++) {
    const k = i / 9;
    const ribY = -reach * 0.2 * Math.sin(k * 2.6) * 0.9 + reach * 0.1 * k * k;
    const leaflet = d`M${reach * k} ${ribY}q${reach * 0.04} ${reach * 0.08} ${reach * 0.015} ${reach * 0.17 * (1.1 - k * 0.6)}`;
    leaf += stroke(leaflet, vary(ink, rng, 0.8), reach * 0.034);
  }
  // Leaves on the left are mirrored, so that all of them droop.
  const [flip, turn] = angle > 90 && angle < 270 ? [-1, 180 - angle + 20] : [1, angle + 20];
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${flip} 1) rotate(${num(turn)})">${leaf}</g>`;
}

/** A fir; `snow` is the colour of what lies on its branches. */
export function pine(x: number, y: number, h: number, color: string, snow?: string): string {
  let svg = rect(x - h * 0.022, y - h * 0.12, h * 0.044, h * 0.13, dark(color, 0.5));
  const tiers = 5;
  for (let i = 0; i < tiers; i++) {
    const k = i / tiers;
    const tier = unitPath(x, y - h * (0.06 + k * 0.78), h * (0.25 - k * 0.17), h);
    svg +=
      path(tier('M0 -0.3Q0.4 -0.1 1 0Q0 0.05 -1 0Q-0.4 -0.1 0 -0.3Z'), mix(color, dark(color, 0.3), 0.5 - k * 0.4)) +
      path(
        tier('M0 -0.3Q-0.1 -0.08 -0.25 0.01L-1 0Q-0.4 -0.1 0 -0.3Z'),
        snow ?? light(color, 0.2),
        `fill-opacity="${snow ? 0.85 : 0.8}"`,
      );
  }
  return svg;
}

export function cypress(x: number, y: number, h: number, color: string): string {
  const unit = unitPath(x, y, h);
  return (
    path(unit('M0 -1C0.13 -0.6 0.13 -0.2 0.05 0H-0.05C-0.13 -0.2 -0.12 -0.6 0 -1Z'), color) +
    path(unit('M0 -1C0.02 -0.6 -0.01 -0.2 -0.03 -0.02C-0.12 -0.2 -0.12 -0.6 0 -1Z'), light(color, 0.22))
  );
}

/** A round leafy tree. */
export function tree(rng: Rng, x: number, y: number, h: number, color: string, trunk = '#5a3a2c'): string {
  let svg = stroke(unitPath(x, y, h)('M0 0Q0.02 -0.3 0 -0.5'), trunk, h * 0.07);
  const puffs = Array.from({ length: 6 }, () => ({
    x: x + rng.bell() * h * 0.24,
    y: y - h * (0.55 + rng.next() * 0.3),
    r: h * rng.between(0.16, 0.24),
  }));
  for (const { x, y, r } of puffs) svg += path(blob(rng, x, y, r, r * 0.86, 0.09, 9), dark(color, 0.22));
  for (const { x, y, r } of puffs)
    svg += path(blob(rng, x - r * 0.14, y - r * 0.16, r * 0.82, r * 0.68, 0.1, 9), vary(color, rng));
  for (const { x, y, r } of puffs)
    svg += path(
      blob(rng, x - r * 0.3, y - r * 0.34, r * 0.4, r * 0.28, 0.14, 8),
      light(color, 0.26),
      'fill-opacity=".85"',
    );
  return svg;
}

/** Middle and half width of each flat cloud of acacia leaves, in heights. */
const ACACIA_CANOPY = [
  [-0.26, -0.8, 0.36],
  [0.28, -0.82, 0.38],
  [0, -0.92, 0.44],
  [-0.1, -0.84, 0.3],
] as const;

export function acacia(rng: Rng, x: number, y: number, h: number, color: string, trunk: string): string {
  const unit = unitPath(x, y, h);
  const fork =
    'M-0.035 0Q0.02 -0.4 -0.26 -0.78L-0.23 -0.79Q0.02 -0.52 0.02 -0.46Q0.06 -0.66 0.28 -0.8L0.3 -0.78Q0.09 -0.58 0.035 0Z';
  let svg = path(unit(fork), trunk) + stroke(unit('M0 -0.5L-0.02 -0.84'), trunk, h * 0.022);
  for (const [dx, dy, w] of ACACIA_CANOPY) {
    const leaves = unitPoints(x + dx * h, y + dy * h, h, [
      [-w, 0.03],
      [-w * 0.6, -0.07],
      [0, -0.1],
      [w * 0.6, -0.06],
      [w, 0.03],
      [0, 0.045],
    ]);
    const sunlit = unitPoints(x + dx * h, y + dy * h, h, [
      [-w * 0.7, -0.02],
      [-w * 0.3, -0.075],
      [w * 0.3, -0.07],
      [0, -0.04],
    ]);
    svg +=
      path(closedCurve(leaves), vary(color, rng, 0.6)) +
      path(closedCurve(sunlit), light(color, 0.16), 'fill-opacity=".8"');
  }
  return svg;
}
