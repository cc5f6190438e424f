/** Painted borders of plates and bowls; slightly off-register on purpose, as if printed by hand. */
import type { Rng } from '../../core/rng.ts';
import { circle, closedCurve, d, ellipse, group, num, type Point, path, repeat, stroke, TAU } from '../../core/svg.ts';
import { arc } from './shared.ts';

/** The order matters: a rim is picked from this list by lot. */
export const RIMS = ['bands', 'dots', 'petals', 'teeth', 'brush', 'vine', 'cross', 'speckle'] as const;
export type Rim = (typeof RIMS)[number];

/** The ring to decorate: inner and outer radius, middle radius and thickness, and its two inks. */
interface Band {
  readonly rng: Rng;
  readonly inner: number;
  readonly outer: number;
  readonly middle: number;
  readonly thickness: number;
  readonly ink: string;
  readonly ink2: string;
}

/** Repeats a motif, drawn around 0,0, along the middle of the band. */
const around = ({ rng, middle }: Band, n: number, motif: (i: number) => string): string =>
  repeat(n, (i) =>
    group(motif(i), `transform="rotate(${num((i * 360) / n + rng.bell() * 0.8)}) translate(${num(middle)} 0)"`),
  );

const line = (r: number, ink: string, width: number | string): string =>
  circle(0, 0, r, 'none', `stroke="${ink}" stroke-width="${width}"`);

const RIM_PAINTERS: Record<Rim, (band: Band) => string> = {
  bands: ({ inner, outer, thickness: t, ink, ink2 }) =>
    line(outer - t * 0.16, ink, num(t * 0.16)) +
    circle(1, -1, inner + t * 0.2, 'none', `stroke="${ink2}" stroke-width="${num(t * 0.07)}"`),

  dots: (band) => {
    const { outer, thickness: t, ink, ink2 } = band;
    return (
      around(band, 30, (i) => circle(0, 0, t * (i % 2 ? 0.1 : 0.19), i % 2 ? ink2 : ink)) +
      line(outer - t * 0.1, ink, 2.5)
    );
  },

  petals: (band) => {
    const { inner, thickness: t, ink, ink2 } = band;
    const petal = d`M${-t * 0.34} 0Q0 ${-t * 0.34} ${t * 0.34} 0Q0 ${t * 0.34} ${-t * 0.34} 0Z`;
    return around(band, 26, (i) => path(petal, i % 2 ? ink2 : ink)) + line(inner + t * 0.05, ink, 2);
  },

  teeth: (band) => {
    const { inner, middle, thickness: t, ink, ink2 } = band;
    const tooth = d`M${-t * 0.3} ${-middle * 0.075}L${t * 0.32} 0L${-t * 0.3} ${middle * 0.075}Z`;
    return around(band, 34, () => path(tooth, ink)) + line(inner + t * 0.08, ink2, 4);
  },

  brush: ({ rng, middle, thickness: t, ink }) =>
    repeat(5, (i) =>
      arc(
        middle + (i - 2) * t * 0.09,
        rng.between(-60, -20) + i * 5,
        rng.between(230, 285),
        ink,
        t * rng.between(0.05, 0.16),
        0.75,
      ),
    ),

  vine: (band) => {
    const { middle, thickness: t, ink, ink2 } = band;
    const n = 36;
    const stem: Point[] = Array.from({ length: n }, (_, i) => {
      const angle = (i / n) * TAU;
      const r = middle + (i % 2 ? 1 : -1) * t * 0.17;
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    const leaf = (i: number) => {
      const side = i % 2 ? 1 : -1;
      return ellipse(
        0,
        0,
        t * 0.13,
        t * 0.07,
        i % 3 ? ink : ink2,
        `transform="rotate(${side * 40}) translate(${num(side * t * 0.22)} 0)"`,
      );
    };
    return stroke(closedCurve(stem), ink, 3) + around(band, n, leaf);
  },

  cross: (band) => {
    const { thickness: t, ink, ink2 } = band;
    const a = num(t * 0.26);
    const b = num(t * 0.24);
    const upright = `M0 ${-a}V${a}M${-a} 0H${a}`;
    const tilted = `M${-b} ${-b}L${b} ${b}M${b} ${-b}L${-b} ${b}`;
    return around(band, 20, (i) => stroke(i % 2 ? upright : tilted, i % 2 ? ink : ink2, t * 0.1));
  },

  speckle: ({ rng, inner, outer, ink }) =>
    repeat(130, () => {
      const angle = rng.between(0, TAU);
      const r = rng.between(inner, outer - 3);
      return circle(Math.cos(angle) * r, Math.sin(angle) * r, rng.between(0.8, 2.8), ink, 'fill-opacity=".55"');
    }),
};

/** The border `rim` between the radii `inner` and `outer`. */
export const rimPattern = (rng: Rng, rim: Rim, inner: number, outer: number, ink: string, ink2: string): string =>
  RIM_PAINTERS[rim]({ rng, inner, outer, middle: (inner + outer) / 2, thickness: outer - inner, ink, ink2 });
