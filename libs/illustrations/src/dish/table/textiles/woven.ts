/** Woven and knitted cloths. */
import { dark, light } from '../../../core/color.ts';
import { path, rect, stroke } from '../../../core/svg.ts';
import type { Textile } from '../../types.ts';

/** Bands across a tile `width` wide. */
const bands = (width: number, list: readonly (readonly [y: number, height: number, color: string])[]): string =>
  list.map(([y, height, color]) => rect(0, y, width, height, color)).join('');

export const woven = {
  kilim: {
    width: 120,
    height: 90,
    draw: (ink, ink2, cloth) =>
      path('M60 6L114 45L60 84L6 45Z', ink) +
      path('M60 20L94 45L60 70L26 45Z', ink2) +
      path('M60 33L78 45L60 57L42 45Z', dark(cloth, 0.25)) +
      path('M0 0L22 0L0 16ZM120 0L98 0L120 16ZM0 90L22 90L0 74ZM120 90L98 90L120 74Z', ink2),
  },
  kente: {
    width: 160,
    height: 120,
    draw: (ink, ink2, cloth) =>
      rect(0, 0, 80, 60, ink) +
      rect(80, 60, 80, 60, ink) +
      [0, 1, 2].map((i) => rect(0, 6 + i * 18, 80, 8, i % 2 ? ink2 : dark(cloth, 0.3))).join('') +
      [0, 1, 2, 3].map((i) => rect(84 + i * 20, 60, 8, 60, i % 2 ? ink2 : dark(ink, 0.5))).join('') +
      [0, 1, 2].map((i) => path(`M${88 + i * 26} 8L${110 + i * 26} 30L${88 + i * 26} 52Z`, ink2)).join('') +
      [0, 1]
        .map(
          (i) =>
            path(`M${20 + i * 40} 66L${38 + i * 40} 90L${20 + i * 40} 114L${2 + i * 40} 90Z`, ink2) +
            path(`M${20 + i * 40} 78L${28 + i * 40} 90L${20 + i * 40} 102L${12 + i * 40} 90Z`, ink),
        )
        .join(''),
  },
  weave: {
    width: 60,
    height: 60,
    draw: (ink, _ink2, cloth) =>
      rect(2, 4, 26, 22, dark(cloth, 0.12)) +
      rect(32, 34, 26, 22, dark(cloth, 0.12)) +
      rect(34, 2, 22, 26, light(cloth, 0.2)) +
      rect(4, 32, 22, 26, light(cloth, 0.2)) +
      [8, 14, 20]
        .map(
          (y) => rect(2, y, 26, 1.5, ink, 'fill-opacity=".35"') + rect(32, y + 30, 26, 1.5, ink, 'fill-opacity=".35"'),
        )
        .join(''),
  },
  serape: {
    width: 40,
    height: 260,
    draw: (ink, ink2, cloth) =>
      bands(40, [
        [0, 26, ink],
        [26, 12, ink2],
        [38, 8, '#fff3d6'],
        [46, 34, dark(cloth, 0.25)],
        [80, 10, ink],
        [90, 22, '#d94f78'],
        [112, 8, '#fff3d6'],
        [120, 40, ink2],
        [160, 12, ink],
        [172, 8, '#2f4f8a'],
        [180, 30, '#d94f78'],
        [210, 10, '#fff3d6'],
      ]) +
      path('M0 63L20 52L40 63L20 74Z', ink) +
      path('M0 140L20 127L40 140L20 153Z', '#fff3d6'),
  },
  aguayo: {
    width: 60,
    height: 300,
    draw: (ink, ink2, cloth) =>
      bands(60, [
        [0, 30, dark(cloth, 0.35)],
        [30, 10, ink],
        [40, 10, ink2],
        [50, 26, '#8a2f6a'],
        [76, 6, '#fff3d6'],
        [82, 30, ink2],
        [112, 8, ink],
        [150, 20, '#2f3f6a'],
        [170, 8, ink],
        [178, 8, '#fff3d6'],
        [186, 34, '#8a2f6a'],
        [220, 12, ink2],
        [232, 8, ink],
      ]) +
      path('M30 120L52 134L30 148L8 134Z', ink) +
      path('M30 127L41 134L30 141L19 134Z', '#8a2f6a') +
      path('M0 248L30 262L60 248V256L30 270L0 256Z', '#fff3d6'),
  },
  ikat: {
    width: 130,
    height: 190,
    draw: (ink, ink2) =>
      path('M65 8Q80 50 116 95Q80 140 65 182Q50 140 14 95Q50 50 65 8Z', ink) +
      path('M65 36Q76 66 100 95Q76 124 65 154Q54 124 30 95Q54 66 65 36Z', ink2) +
      path('M65 66Q70 82 82 95Q70 108 65 124Q60 108 48 95Q60 82 65 66Z', '#f2c14a') +
      path('M0 60Q8 80 22 95Q8 110 0 130ZM130 60Q122 80 108 95Q122 110 130 130Z', dark(ink2, 0.2)) +
      [20, 40, 90, 110].map((x) => stroke(`M${x} 2v14M${x + 5} 174v12`, ink, 3)).join(''),
  },
  knit: {
    width: 96,
    height: 72,
    draw: (ink, ink2) => {
      let s = '';
      for (let y = 0; y < 12; y++)
        for (let x = 0; x < 16; x++) {
          const distance = Math.abs(x - 8) + Math.abs(y - 6);
          const on = distance === 5 || distance === 1 || distance === 0 || (y === 0 && x % 2 === 0);
          if (on) s += path(`M${x * 6} ${y * 6}l3 3l3 -3v3.4l-3 3l-3 -3Z`, distance <= 1 ? ink2 : ink);
        }
      return s;
    },
  },
  crossstitch: {
    width: 110,
    height: 110,
    draw: (ink, ink2) => {
      let s = '';
      const m = [
        '....a....',
        '...aba...',
        '..ab.ba..',
        '.ab.a.ba.',
        'ab.aba.ba',
        '.ab.a.ba.',
        '..ab.ba..',
        '...aba...',
        '....a....',
      ];
      for (const [y, row] of m.entries())
        for (const [x, ch] of [...row].entries())
          if (ch !== '.') s += rect(10 + x * 10, 10 + y * 10, 8.4, 8.4, ch === 'a' ? ink : ink2);
      return s;
    },
  },
} satisfies Record<string, Textile>;
