/** Seeds, crumbs and spices. */
import { dark, light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, num, path, placeAt, stroke } from '../../core/svg.ts';

/** A sesame or nigella seed. */
export const seed = (rng: Rng, x: number, y: number, r: number, color: string): string =>
  placeAt(
    x,
    y,
    rng.between(0, 180),
    ellipse(0.8, 1, r, r * 0.6, PLUM, 'fill-opacity=".35"') +
      ellipse(0, 0, r, r * 0.58, vary(color, rng)) +
      ellipse(-r * 0.2, -r * 0.16, r * 0.4, r * 0.18, '#fff', 'fill-opacity=".4"'),
  );

/** A crumb, or a fleck of anything dry. */
export const crumb = (rng: Rng, x: number, y: number, r: number, color: string): string =>
  path(blob(rng, x + 1, y + 1.2, r, r * 0.8, 0.2, 5), PLUM, 'fill-opacity=".3"') +
  path(blob(rng, x, y, r, r * 0.8, 0.25, 5), vary(color, rng));

/** A whole chili with its stalk. */
export function chili(rng: Rng, x: number, y: number, len: number, degrees: number, color = '#c92a22'): string {
  const b = rng.between(0.12, 0.3) * len;
  const w = len * 0.13;
  const outline = d`M${-len / 2} ${-w}Q${0} ${-b - w} ${len / 2} ${b * 0.3}Q${0} ${-b + w * 1.8} ${-len / 2} ${w}
    Q${-len / 2 - w} 0 ${-len / 2} ${-w}Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(outline, PLUM, 'fill-opacity=".35" transform="translate(5 8)"') +
      path(outline, dark(color, 0.12)) +
      stroke(d`M${-len * 0.42} ${-w * 0.45}Q0 ${-b - w * 0.1} ${len * 0.38} ${b * 0.05}`, light(color, 0.12), w * 0.8) +
      stroke(
        d`M${-len * 0.36} ${-w * 0.6}Q${-len * 0.1} ${-b * 0.75 - w * 0.4} ${len * 0.06} ${-b * 0.6 - w * 0.2}`,
        '#fff',
        w * 0.22,
        'stroke-opacity=".7"',
      ) +
      stroke(d`M${-len * 0.5} 0q${-len * 0.1} ${-len * 0.02} ${-len * 0.15} ${-len * 0.1}`, '#567d34', w * 0.6),
  );
}

/** A star of eight pods. */
export function starAnise(rng: Rng, x: number, y: number, r: number): string {
  let s = '';
  for (let i = 0; i < 8; i++)
    s += placeAt(
      x,
      y,
      i * 45 + rng.bell() * 5,
      path(
        d`M0 0Q${r * 0.5} ${-r * 0.26} ${r} 0Q${r * 0.5} ${r * 0.26} 0 0Z`,
        PLUM,
        'fill-opacity=".3" transform="translate(3 4)"',
      ) +
        path(d`M0 0Q${r * 0.5} ${-r * 0.28} ${r} 0Q${r * 0.5} ${r * 0.28} 0 0Z`, '#7a4424') +
        ellipse(r * 0.55, 0, r * 0.2, r * 0.08, '#d69a54'),
    );
  return s + circle(x, y, r * 0.12, '#5a2f1a');
}

/** A stick of cinnamon bark. */
export const cinnamon = (x: number, y: number, len: number, degrees: number): string => {
  const bar = (left: number, top: number, height: number, look: string) =>
    `<rect x="${num(left)}" y="${num(top)}" width="${num(len)}" height="${num(height)}" ${look}/>`;
  return placeAt(
    x,
    y,
    degrees,
    bar(-len / 2 + 4, -len * 0.06 + 7, len * 0.13, `rx="4" fill="${PLUM}" fill-opacity=".35"`) +
      bar(-len / 2, -len * 0.065, len * 0.13, 'rx="5" fill="#84481f"') +
      bar(-len / 2, -len * 0.06, len * 0.05, 'rx="3" fill="#c07a3c"') +
      stroke(d`M${-len * 0.45} ${len * 0.01}H${len * 0.45}`, '#5c2d14', 2) +
      ellipse(len / 2, 0, len * 0.03, len * 0.06, '#5c2d14'),
  );
};
