/** The light of the picture: long afternoon shadows over the table, a warm glow, darkening edges. */
import { PLUM } from '../core/color.ts';
import type { Rng } from '../core/rng.ts';
import { group, path, placeAt, rect, repeat, type Sheet, stroke } from '../core/svg.ts';

const windowBars = (rng: Rng): string =>
  repeat(3, (i) => path(`M${-200 + i * 420} -50h${rng.between(24, 44)}l-420 920h-44Z`, PLUM)) +
  path('M-100 250L1300 60v36L-100 292Z', PLUM);

function palmFrond(rng: Rng): string {
  const x = rng.pick([-60, 1260]);
  const inwards = x < 0 ? 20 : 160;
  return repeat(11, (n) => {
    const i = n - 5;
    return placeAt(
      x,
      rng.between(-60, -20),
      inwards + i * 13,
      path(`M0 0Q300 -34 ${rng.between(520, 660)} ${i * 6}Q300 30 0 0Z`, PLUM),
    );
  });
}

function leafyBranch(rng: Rng): string {
  const x = rng.pick([60, 900]);
  const leaf = (i: number) =>
    placeAt(
      x + 20 + i * 19,
      -10 + i * 13 + rng.bell() * 36,
      rng.between(0, 360),
      path('M0 0Q36 -30 82 0Q36 30 0 0Z', PLUM),
    );
  return stroke(`M${x} -30Q${x + 160} 120 ${x + 330} 210`, PLUM, 13) + repeat(18, leaf);
}

/** The shadow of a window, a palm or a branch falling across everything; sometimes none. */
export function fallingShadow(rng: Rng): string {
  const cast = rng.pick([windowBars, palmFrond, leafyBranch, null, windowBars]);
  return cast ? group(cast(rng), 'opacity=".17" filter="url(#s10)"') : '';
}

/** Warm light from the upper left, and dark edges, over the finished picture. */
export function glowAndVignette(sheet: Sheet): string {
  const { width, height } = sheet;
  const glow = sheet.radialGradient(240, 60, 1050, [
    [0, '#fff0c8', 0.62],
    [0.5, '#fff0c8', 0.3],
    [1, '#fff0c8', 0],
  ]);
  const vignette = sheet.radialGradient(470, 300, 900, [
    [0, PLUM, 0],
    [0.55, PLUM, 0],
    [0.85, PLUM, 0.16],
    [1, PLUM, 0.42],
  ]);
  return (
    rect(0, 0, width, height, glow, 'style="mix-blend-mode:soft-light"') +
    rect(0, 0, width, height, vignette, 'style="mix-blend-mode:multiply"')
  );
}

/** Printed grain that darkens the table away from the dish. */
export function tableGrain(sheet: Sheet): string {
  const shade = sheet.radialGradient(420, 260, 980, [
    [0, PLUM, 0.02],
    [0.5, PLUM, 0.1],
    [1, PLUM, 0.4],
  ]);
  return group(rect(0, 0, sheet.width, sheet.height, shade), 'filter="url(#stip)"');
}
