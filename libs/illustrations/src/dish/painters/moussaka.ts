/** Moussaka: a browned béchamel crust; a portion served, its wall of béchamel, lamb and aubergine in view. */
import { light, PLUM, vary } from '../../core/color.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, circle, d, ellipse, group, inRect, num, path, placeAt, rect, repeat, stroke } from '../../core/svg.ts';
import { crust } from '../kit/bread.ts';
import { sprinkle } from '../kit/garnish.ts';
import { clipTo } from '../kit/layout.ts';
import { glints, lump } from '../kit/shading.ts';
import { slice } from '../kit/vegetables.ts';
import type { Painter } from '../types.ts';

const food = { color: '#f0c971' };

/** The cut wall, `len` wide and `h` high: crust, béchamel, lamb, aubergine, lamb, aubergine. */
const wall = (rng: Rng, len: number, h: number): string => {
  let g = rect(0, 0, len, h, '#7d3419');
  const meat = (y: number, q: number) =>
    repeat(Math.round(len / 9), (i) =>
      lump(
        rng,
        i * 9 + rng.bell() * 5,
        h * (y + rng.bell() * q),
        rng.between(7, 11),
        rng.between(5, 8),
        vary(rng.pick(['#8f4424', '#a3552e', '#6f2f18', '#bf5a2e']), rng),
        {
          shadow: 0.1,
          wobble: 0.16,
        },
      ),
    );
  const eggplant = (y: number) =>
    repeat(Math.ceil(len / 62), (i) => {
      const x = i * 62 + 28;
      return (
        path(blob(rng, x, h * y, 33, h * 0.075, 0.05, 10), '#35163a') +
        path(blob(rng, x, h * (y - 0.006), 30, h * 0.045, 0.06, 10), '#bd9356') +
        repeat(5, () => ellipse(x + rng.bell() * 22, h * y + rng.bell() * 3, 2.4, 1.3, '#7d5428'))
      );
    });
  g += meat(0.5, 0.06) + eggplant(0.62) + meat(0.76, 0.06) + eggplant(0.91);
  g +=
    rect(0, 0, len, h * 0.4, '#fbe8b6') +
    repeat(14, () =>
      path(
        blob(rng, rng.between(0, len), h * rng.between(0.1, 0.34), rng.between(8, 22), rng.between(3, 6), 0.2, 8),
        rng.chance(0.5) ? '#fff6d6' : '#edcf8c',
        'fill-opacity=".8"',
      ),
    );
  return (
    g +
    stroke(d`M0 ${h * 0.4}q${len / 8} 7 ${len / 4} 0t${len / 4} 0t${len / 4} 0t${len / 4} 0`, '#fbe8b6', 9) +
    rect(0, 0, len, h * 0.06, '#a8621e')
  );
};

/** The browned crust over the whole dish, with slices of aubergine laid on top. */
function crustedTop(rng: Rng, rx: number, ry: number): string {
  const anywhere = () => inRect(rng, -rx, -ry, rx * 2, ry * 2);
  const cloud = () =>
    path(
      blob(rng, ...anywhere(), rng.between(30, 80), rng.between(16, 40), 0.2, 9, rng.between(0, 3)),
      rng.chance(0.5) ? light(food.color, 0.35) : '#e6ad4e',
      'fill-opacity=".6"',
    );
  const scorch = () => {
    const [x, y] = anywhere();
    const q = rng.between(26, 62);
    const turn = rng.between(0, 3);
    return (
      path(blob(rng, x, y, q, q * 0.62, 0.16, 12, turn), '#d08a34', 'fill-opacity=".5"') +
      path(blob(rng, x, y, q * 0.72, q * 0.42, 0.2, 12, turn), '#a85f20', 'fill-opacity=".55"') +
      path(blob(rng, x + 3, y + 2, q * 0.4, q * 0.2, 0.24, 10, turn), '#6f3512', 'fill-opacity=".55"')
    );
  };
  const bubble = () => {
    const [x, y] = anywhere();
    const q = rng.between(5, 13);
    return (
      circle(x, y, q, '#fae3a6', 'fill-opacity=".6"') +
      circle(x, y, q, 'none', 'stroke="#a8662a" stroke-width="1.6" stroke-opacity=".5"') +
      circle(x - q * 0.3, y - q * 0.3, q * 0.22, '#fff')
    );
  };
  const eggplant = (i: number) =>
    slice(rng, -rx * 0.8 + i * rx * 0.15, -ry * 0.1 + Math.abs(i - 2.5) * 7, ry * 0.2, '#35163a', '#c7a05e', {
      core: '#b1864a',
      seeds: 9,
      seedColor: '#8a6030',
      aspect: 0.92,
    });
  return (
    rect(-rx * 1.1, -ry * 1.1, rx * 2.2, ry * 2.2, food.color) +
    repeat(34, cloud) +
    repeat(24, scorch) +
    crust(rng, anywhere, 120, '#b9742a', { smallest: 2, largest: 10 }) +
    repeat(22, bubble) +
    repeat(6, eggplant) +
    placeAt(-rx * 0.42, -ry * 0.08, 0, sprinkle(rng, ['parsley'], 5, rx * 0.34, ry * 0.14, 1.5)) +
    sprinkle(rng, ['pepper'], 10, rx * 0.8, ry * 0.8)
  );
}

/** The served end, from x0,y0: the far wall stands in view, juices and crumbs lie on the bottom. */
function servedEnd(rng: Rng, x0: number, y0: number, rx: number, ry: number): string {
  const w = rx - x0 + 20;
  const h = ry * 0.76;
  const bottom =
    rect(x0, y0, w, ry * 2, '#93431f') +
    crust(rng, () => inRect(rng, x0, y0 + h, w, ry), 36, '#b0552a', { smallest: 8, largest: 26 });
  const leftovers = repeat(22, () => {
    const [x, y] = inRect(rng, x0 + 20, y0 + h + 20, w - 40, ry * 0.42);
    return rng.chance(0.5)
      ? circle(x, y, rng.between(3, 8), '#eda850', 'fill-opacity=".8"')
      : lump(rng, x, y, rng.between(5, 9), rng.between(4, 6), vary('#8f4424', rng), { wobble: 0.2 });
  });
  return (
    bottom +
    leftovers +
    group(wall(rng, w, h), `transform="translate(${num(x0)} ${num(y0)})"`) +
    rect(x0, y0 + h, w, 16, PLUM, 'fill-opacity=".35"') +
    rect(x0, y0, 22, ry * 2, PLUM, 'fill-opacity=".42"')
  );
}

export const moussaka: Painter = {
  vessels: ['gratin'],
  paint({ sheet, rng, vessel }) {
    const { rx, ry } = vessel;
    const x0 = rx * 0.16;
    const y0 = -ry * 0.28;
    const top = crustedTop(rng, rx, ry);
    const served = servedEnd(rng, x0, y0, rx, ry);
    const cut = d`${x0} ${y0}Q${x0 - 6} ${ry * 0.4} ${x0} ${ry * 1.1}`;
    const left = d`M${-rx * 1.1} ${-ry * 1.1}H${rx * 1.1}V${y0}Q${rx * 0.6} ${y0 + 7} ${cut}H${-rx * 1.1}Z`;
    const wallShadow = `rx="${num(vessel.corner ?? 20)}" stroke="#4a1f10" stroke-width="16" stroke-opacity=".4" filter="url(#s4)"`;
    return clipTo(
      vessel,
      served +
        group(top, sheet.clip(path(left, '#000'))) +
        stroke(d`M${rx * 1.1} ${y0}Q${rx * 0.6} ${y0 + 7} ${cut}`, '#b9742a', 5) +
        rect(-rx, -ry, rx * 2, ry * 2, 'none', wallShadow) +
        glints(rng, 16, rx * 0.8, ry * 0.8),
    );
  },
};
