/** Gỏi cuốn: rice-paper rolls, shrimp and herbs showing through, with peanut sauce. */
import { dark, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, group, inDisc, path, placeAt, type Sheet, stroke, TAU } from '../../core/svg.ts';
import { dipBowl } from '../kit/cups.ts';
import { GARNISHES, type GarnishName, sprinkle } from '../kit/garnish.ts';
import { leaf, mint } from '../kit/herbs.ts';
import { PIECES } from '../kit/larder.ts';
import { crumbs } from '../kit/layout.ts';
import { gleam } from '../kit/shading.ts';
import type { Painter } from '../types.ts';

const food = { sauce: '#a3602a' };

const garnish: GarnishName[] = ['mint'];

const bar = (len: number, h: number): string =>
  d`M${-len / 2 + h * 0.34} ${-h / 2}H${len / 2 - h * 0.34}Q${len / 2} ${-h / 2} ${len / 2} 0
    Q${len / 2} ${h / 2} ${len / 2 - h * 0.34} ${h / 2}H${-len / 2 + h * 0.34}Q${-len / 2} ${h / 2} ${-len / 2} 0
    Q${-len / 2} ${-h / 2} ${-len / 2 + h * 0.34} ${-h / 2}Z`;

/** Half a boiled shrimp, striped side up: a comma from tail to head. */
function halfShrimp(x: number, y: number, r: number, degrees: number): string {
  const outline = d`M${-r} ${r * 0.42}C${-r * 1.05} ${-r * 0.5} ${-r * 0.2} ${-r * 0.82} ${r * 0.4} ${-r * 0.6}
    C${r * 0.95} ${-r * 0.42} ${r * 1.06} ${r * 0.05} ${r * 0.9} ${r * 0.5}Q${r * 0.72} ${r * 0.72} ${r * 0.58} ${r * 0.36}
    C${r * 0.5} ${r * 0.02} ${r * 0.1} ${-r * 0.06} ${-r * 0.24} ${r * 0.12}Q${-r * 0.6} ${r * 0.3} ${-r} ${r * 0.42}Z`;
  return placeAt(
    x,
    y,
    degrees,
    path(outline, '#d9582f') +
      path(outline, '#f4936a', 'transform="translate(0 1) scale(.9)"') +
      [-0.62, -0.3, 0.04, 0.38, 0.7]
        .map((k) =>
          stroke(
            d`M${k * r} ${-r * (0.62 - k * k * 0.3)}Q${k * r * 0.9} ${-r * 0.2} ${k * r * 0.62} ${r * 0.06}`,
            '#fde3d0',
            r * 0.13,
            'stroke-opacity=".9"',
          ),
        )
        .join('') +
      path(
        d`M${-r * 0.9} ${r * 0.36}l${-r * 0.36} ${-r * 0.1}l${r * 0.08} ${r * 0.2}l${-r * 0.2} ${r * 0.22}Z`,
        '#c23f22',
      ),
  );
}

function roll(sheet: Sheet, rng: Rng, x: number, y: number, len: number, h: number, degrees: number): string {
  const outline = bar(len, h);
  let inside = '';
  for (let i = 0; i < 5; i++)
    inside += leaf(
      rng,
      -len * 0.4 + i * len * 0.2,
      h * rng.between(0.12, 0.3),
      len * 0.3,
      h * 0.56,
      rng.between(-24, 24),
      vary('#5f9a45', rng),
    );
  for (let i = 0; i < 9; i++)
    inside += stroke(
      d`M${-len * 0.46} ${rng.between(-h * 0.1, h * 0.42)}
        Q0 ${rng.between(-h * 0.2, h * 0.44)} ${len * 0.46} ${rng.between(-h * 0.1, h * 0.42)}`,
      '#fbf8ee',
      4,
      'stroke-opacity=".9"',
    );
  for (let i = 0; i < 4; i++)
    inside += stroke(
      d`M${rng.between(-len * 0.4, 0)} ${rng.between(h * 0.1, h * 0.4)}l${len * 0.3} ${rng.bell() * 12}`,
      '#e5812f',
      5,
    );
  for (let i = 0; i < 3; i++) inside += halfShrimp((i - 1) * len * 0.29, -h * 0.15, h * 0.44, rng.between(-8, 8));
  return placeAt(
    x,
    y,
    degrees,
    stroke(
      d`M${len * 0.42} ${h * 0.1}l${len * 0.16} ${-h * 0.14}M${len * 0.42} ${h * 0.02}l${len * 0.13} ${h * 0.1}`,
      '#5c8f3c',
      5,
    ) +
      path(outline, PLUM, 'fill-opacity=".42" transform="translate(6 10)"') +
      path(outline, '#b9c2a2') +
      path(outline, '#e9ecd8', 'transform="translate(-1 -2) scale(.985 .95)"') +
      group(inside, sheet.clip(path(bar(len * 0.96, h * 0.88), '#000'))) +
      path(outline, '#f7f6ea', 'fill-opacity=".26"') +
      stroke(
        d`M${-len * 0.42} ${h * 0.4}Q0 ${h * 0.46} ${len * 0.42} ${h * 0.38}`,
        dark('#c5cdb0', 0.1),
        4,
        'stroke-opacity=".7"',
      ) +
      stroke(d`M${-len * 0.4} ${-h * 0.36}H${len * 0.16}`, '#ffffff', 6, 'stroke-opacity=".85"') +
      stroke(d`M${len * 0.24} ${-h * 0.36}h${len * 0.08}`, '#ffffff', 6, 'stroke-opacity=".85"'),
  );
}

/** The cut end of a roll: noodles, herbs, shrimp. */
function cutEnd(rng: Rng, x: number, y: number, r: number): string {
  let s =
    ellipse(x + 6, y + 9, r, r, PLUM, 'fill-opacity=".42"') +
    circle(x, y, r, '#c9d0b4') +
    circle(x - 1, y - 1, r * 0.93, '#f4f4e8');
  for (let i = 0; i < 26; i++) {
    const [u, v] = inDisc(rng, r * 0.7, x, y);
    s += circle(u, v, r * 0.1, '#d9d3bf') + circle(u - 1, v - 1, r * 0.085, '#fffdf6');
  }
  for (let i = 0; i < 6; i++)
    s += leaf(
      rng,
      x + Math.cos((i / 6) * TAU) * r * 0.6,
      y + Math.sin((i / 6) * TAU) * r * 0.6,
      r * 0.6,
      r * 0.3,
      (i * 360) / 6 + 90,
      vary('#5f9a45', rng),
    );
  s +=
    path(blob(rng, x - r * 0.1, y - r * 0.16, r * 0.34, r * 0.24, 0.1, 8), '#ef8a5f') +
    path(blob(rng, x - r * 0.14, y - r * 0.2, r * 0.2, r * 0.12, 0.1, 8), '#fde0cc');
  return (
    s + PIECES.carrot(rng, x + r * 0.24, y + r * 0.26, r * 0.2) + gleam(x - r * 0.5, y - r * 0.6, r * 0.24, -40, 4, 0.9)
  );
}

export const summerRolls: Painter = {
  vessels: ['slab'],
  garnish,
  paint({ sheet, rng, vessel }) {
    const len = vessel.ry * 1.62;
    const h = vessel.ry * 0.5;
    let s =
      leaf(rng, -vessel.rx * 0.84, vessel.ry * 0.6, 170, 90, 130, '#6fa048') +
      leaf(rng, vessel.rx * 0.2, -vessel.ry * 0.8, 170, 80, -20, '#86b04a') +
      leaf(rng, vessel.rx * 0.34, vessel.ry * 0.8, 160, 76, 20, '#6fa048');
    for (let i = 0; i < 4; i++)
      s += roll(sheet, rng, (i - 2.05) * vessel.rx * 0.37, rng.bell() * 8, len, h, -76 + rng.bell() * 4);
    s +=
      cutEnd(rng, vessel.rx * 0.7, -vessel.ry * 0.56, h * 0.52) +
      cutEnd(rng, vessel.rx * 0.64, vessel.ry * 0.58, h * 0.52);
    s +=
      dipBowl(sheet, rng, vessel.rx * 0.82, vessel.ry * 0.02, vessel.ry * 0.34, food.sauce) +
      crumbs(
        rng,
        16,
        () => inDisc(rng, vessel.ry * 0.17, vessel.rx * 0.82, vessel.ry * 0.02),
        ['#e6c080', '#cf9a52'],
        5,
        8,
      );
    return (
      s +
      mint(rng, vessel.rx * 0.44, -vessel.ry * 0.84, 26) +
      GARNISHES.mint(rng, -vessel.rx * 0.88, -vessel.ry * 0.72, 1.4) +
      sprinkle(rng, garnish, 2, vessel.rx * 0.8, vessel.ry * 0.8, 0.8)
    );
  },
};
