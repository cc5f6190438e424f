/** Homes that are not box houses: huts and tents. x is the middle, y the ground (or, for the stilt hut, its floor). */
import { light, mix } from '../../core/color.ts';
import { d, ellipse, path, polygon, rect, stroke } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';
import { unitPath } from '../units.ts';
import { cloud } from './sky.ts';

/** A thatched hut standing in the lagoon. */
export function stiltHut(x: number, y: number, size: number): string {
  const unit = unitPath(x, y, size);
  const stilts = [-0.5, -0.1, 0.3, 0.6].map((k) =>
    stroke(d`M${x + k * size} ${y}v${size * 0.6}`, '#5a3a2a', size * 0.06),
  );
  return (
    stilts.join('') +
    rect(x - size * 0.75, y - size * 0.06, size * 1.6, size * 0.12, '#7a4f30') +
    rect(x - size * 0.5, y - size * 0.6, size, size * 0.56, '#c98f55') +
    rect(x - size * 0.12, y - size * 0.48, size * 0.24, size * 0.44, '#4a2a1e') +
    path(unit('M-0.85 -0.5Q-0.2 -0.86 0 -1.4Q0.2 -0.86 0.85 -0.5Z'), '#a8743c') +
    path(unit('M-0.85 -0.5Q-0.2 -0.86 0 -1.4L-0.06 -0.5Z'), '#dcae66')
  );
}

/** A farmhouse under a deep thatch. Its roof alone prints every decimal it has: rounding it would change pictures already published. */
export function thatchedHut(x: number, y: number): string {
  const walls = polygon([
    [x - 60, y],
    [x + 60, y],
    [x + 60, y - 44],
    [x - 60, y - 44],
  ]);
  const leftSlope = `M${x - 92} ${y - 36}Q${x - 50} ${y - 62} ${x - 34} ${y - 108}`;
  const roof = `${leftSlope}H${x + 34}Q${x + 50} ${y - 62} ${x + 92} ${y - 36}Q${x} ${y - 48} ${x - 92} ${y - 36}Z`;
  const litSlope = `${leftSlope}H${x - 4}Q${x - 20} ${y - 60} ${x - 24} ${y - 42}Z`;
  return (
    path(walls, '#8a5a36') + rect(x - 14, y - 36, 26, 36, '#40241c') + path(roof, '#a8743c') + path(litSlope, '#d6a45e')
  );
}

/** A felt tent with smoke above it. */
export function yurt({ rng, accent, light: { shade } }: Stage, x: number, y: number, radius: number): string {
  const r = radius;
  const unit = unitPath(x, y, r);
  const felt = '#fbf2e0';
  return (
    ellipse(x + r * 0.4, y + r * 0.04, r * 1.4, r * 0.16, shade, 'fill-opacity=".35"') +
    path(unit('M-1 0V-0.66H1V0Q0 0.12 -1 0Z'), felt) +
    path(unit('M0.3 0.05V-0.66H1V0Z'), mix(felt, shade, 0.26)) +
    path(unit('M-1.06 -0.62Q-0.5 -1.16 0 -1.22Q0.5 -1.16 1.06 -0.62Q0 -0.5 -1.06 -0.62Z'), mix(felt, '#d9c49a', 0.5)) +
    path(unit('M-1.06 -0.62Q-0.5 -1.16 0 -1.22L-0.1 -0.56Z'), light(felt, 0.4)) +
    stroke(unit('M-1 -0.42Q0 -0.3 1 -0.42'), accent, r * 0.07) +
    stroke(unit('M-1 -0.16Q0 -0.02 1 -0.16'), '#2f6f86', r * 0.045) +
    rect(x - r * 0.2, y - r * 0.5, r * 0.4, r * 0.56, '#c9552f') +
    rect(x - r * 0.13, y - r * 0.44, r * 0.26, r * 0.48, '#e0a23a') +
    stroke(unit('M0.1 -1.2v-0.3'), '#4a3a3a', r * 0.05) +
    cloud(rng, x + r * 0.3, y - r * 1.6, r * 0.6, '#fff', 0.5)
  );
}
