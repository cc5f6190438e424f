/** Cutlery; upright, so it is painted along the vertical. */
import { dark, light, PLUM } from '../../core/color.ts';
import { d, ellipse, path, placeAt, rect, stroke } from '../../core/svg.ts';
import type { Prop } from '../types.ts';
import { soft } from './shared.ts';

const METAL = '#c9c4bb';

function fork(): string {
  const outline = d`M-7 190Q-12 40 -5 -60Q-30 -80 -28 -130L-27 -190Q-24 -196 -20 -190L-18 -132H-13L-12 -192Q-8 -198 -4 -192L-3 -132H3
    L4 -192Q8 -198 12 -192L13 -132H18L20 -190Q24 -196 27 -190L28 -130Q30 -80 5 -60Q12 40 7 190Q0 202 -7 190Z`;
  return (
    soft(outline, 10, 12) +
    path(outline, dark(METAL, 0.25)) +
    path(outline, light(METAL, 0.25), 'transform="translate(-1.5 -2) scale(.94)"') +
    stroke('M-2 170Q-5 40 -1 -50', '#fff', 3, 'stroke-opacity=".7"')
  );
}

function knife(): string {
  const outline = 'M-9 195Q-13 60 -9 10L-10 -10Q-14 -120 6 -200Q20 -150 18 -10H11Q14 80 9 195Q0 205 -9 195Z';
  return (
    soft(outline, 10, 12) +
    path(outline, dark(METAL, 0.25)) +
    path(outline, light(METAL, 0.22), 'transform="translate(-1.5 -2) scale(.94)"') +
    stroke('M4 -180Q14 -110 13 -16', '#fff', 3, 'stroke-opacity=".75"')
  );
}

function spoon(c: string): string {
  const outline = 'M-7 190Q-10 40 -5 -70C-46 -90 -48 -180 0 -196C48 -180 46 -90 5 -70Q10 40 7 190Q0 202 -7 190Z';
  return (
    soft(outline, 10, 12) +
    path(outline, dark(c, 0.28)) +
    path(outline, light(c, 0.2), 'transform="translate(-1.5 -2) scale(.94)"') +
    ellipse(1, -132, 26, 46, dark(c, 0.16)) +
    ellipse(-5, -138, 14, 30, light(c, 0.5), 'fill-opacity=".8"')
  );
}

export const cutlery = {
  fork: () => fork(),
  spoon: () => spoon('#a9713d'),
  forkKnife: () => placeAt(-24, 0, -3, fork()) + placeAt(36, 6, 3, knife()),
  chopsticks: ({ rng, palette }) => {
    const c = rng.pick(['#3a2430', '#8f2f2a', '#6f4326']);
    const one = (y: number, a: number) =>
      placeAt(
        0,
        y,
        a,
        path(
          'M-230 -5L230 -8Q236 0 230 8L-230 4Z',
          PLUM,
          'fill-opacity=".45" filter="url(#s4)" transform="translate(10 16)"',
        ) +
          path('M-230 -4L230 -8Q236 0 230 8L-230 4Z', c) +
          path('M-230 -4L230 -7L230 -3L-230 -1Z', light(c, 0.4), 'fill-opacity=".6"') +
          rect(150, -8, 26, 16, palette.accent) +
          rect(184, -8, 7, 16, '#f3dca4'),
      );
    return one(-13, 1.6) + one(15, -2);
  },
} satisfies Record<string, Prop>;
