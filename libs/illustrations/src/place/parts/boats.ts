/** Boats. All stand with the middle of their deck at x,y; `height` is that of the mast. */
import { dark, light } from '../../core/color.ts';
import { d, path, rect, stroke } from '../../core/svg.ts';
import { unitPath } from '../units.ts';

const reflection = (x: number, y: number, height: number, color: string): string =>
  path(
    unitPath(x, y, height)('M-0.3 0.08Q0 0.16 0.3 0.08L0.2 0.3Q0 0.34 -0.22 0.3Z'),
    light(color, 0.2),
    'fill-opacity=".35"',
  );

const mast = (x: number, y: number, height: number, hull: string): string =>
  stroke(d`M${x} ${y}V${y - height}`, dark(hull, 0.3), height * 0.022);

function woodenHull(x: number, y: number, height: number, color: string): string {
  const unit = unitPath(x, y, height);
  return (
    path(unit('M-0.36 -0.04H0.4Q0.3 0.12 0.18 0.12H-0.22Q-0.32 0.08 -0.36 -0.04Z'), color) +
    path(unit('M-0.36 -0.04H0.4L0.37 0H-0.345Z'), light(color, 0.5))
  );
}

export function sailboat(x: number, y: number, height: number, sail: string, hull: string): string {
  const unit = unitPath(x, y, height);
  const mainsail = unit('M0.03 -0.97Q0.36 -0.4 0.32 -0.1L0.03 -0.07Z');
  const sunlitPart = unit('M0.03 -0.97Q0.16 -0.45 0.1 -0.08L0.03 -0.07Z');
  const jib = unit('M-0.03 -0.86Q-0.25 -0.36 -0.3 -0.1L-0.03 -0.08Z');
  return (
    reflection(x, y, height, sail) +
    mast(x, y, height, hull) +
    path(mainsail, sail) +
    path(sunlitPart, light(sail, 0.35)) +
    path(jib, dark(sail, 0.12)) +
    woodenHull(x, y, height, hull)
  );
}

/** A Chinese junk: a large battened sail, a smaller one before it. */
export function junk(x: number, y: number, height: number, sail: string, hull: string): string {
  const unit = unitPath(x, y, height);
  const battened = (outline: string, color: string, battens: string[]): string =>
    path(unit(outline), color) + battens.map((batten) => stroke(unit(batten), dark(sail, 0.3), 1.6)).join('');
  return (
    reflection(x, y, height, sail) +
    mast(x, y, height, hull) +
    battened('M-0.05 -0.06C0.3 -0.3 0.24 -0.8 -0.02 -0.98C-0.14 -0.6 -0.12 -0.3 -0.05 -0.06Z', sail, [
      'M-0.08 -0.25l0.24 -0.05',
      'M-0.08 -0.42l0.24 -0.05',
      'M-0.08 -0.58l0.24 -0.05',
    ]) +
    battened('M0.25 -0.06C0.5 -0.3 0.44 -0.5 0.28 -0.64C0.14 -0.6 0.16 -0.3 0.25 -0.06Z', dark(sail, 0.12), [
      'M0.21 -0.1875l0.24 -0.05',
      'M0.21 -0.315l0.24 -0.05',
      'M0.21 -0.435l0.24 -0.05',
    ]) +
    woodenHull(x, y, height, hull)
  );
}

/** A Nile felucca: one tall slanted sail. */
export function felucca(x: number, y: number, height: number, hull: string): string {
  const unit = unitPath(x, y, height);
  return (
    path(unit('M-0.1 0L0.62 -1.05Q0.5 -0.4 0.46 -0.04Z'), '#fbf1dc') +
    path(unit('M0.2 -0.02L0.62 -1.05Q0.5 -0.4 0.46 -0.04Z'), '#e0c49a') +
    stroke(unit('M-0.16 0.04L0.65 -1.1'), '#5a3a2a', height * 0.022) +
    path(unit('M-0.5 -0.05Q0 0.05 0.6 -0.05Q0.4 0.14 0 0.14Q-0.4 0.12 -0.5 -0.05Z'), hull)
  );
}

/** A canal barge with a glazed cabin; its bow is at x,y and its lengths are fractions of the sheet. */
export function barge(x: number, y: number, width: number, height: number, gunwale: string): string {
  const hull = unitPath(x, y, width, height)('M0 0H0.3Q0.29 0.06 0.25 0.06H0.04Q0.005 0.05 0 0Z');
  const windows = [0, 1, 2, 3].map((i) =>
    rect(x + width * (0.072 + i * 0.035), y - height * 0.037, width * 0.02, height * 0.022, '#3f5f6a'),
  );
  return (
    path(hull, '#2f3f46') +
    rect(x, y - 4, width * 0.3, 9, gunwale) +
    rect(x + width * 0.06, y - height * 0.05, width * 0.15, height * 0.05, '#f1dfb8') +
    windows.join('') +
    rect(x + width * 0.05, y - height * 0.057, width * 0.17, 8, '#6f3a2c')
  );
}
