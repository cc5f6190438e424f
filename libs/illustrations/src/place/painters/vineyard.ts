import { light, mix } from '../../core/color.ts';
import { at } from '../../core/lists.ts';
import { circle, d, num, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { clipTo, hazed, stipple } from '../parts/atmosphere.ts';
import { grass } from '../parts/foliage.ts';
import { heightAt, hill } from '../parts/hills.ts';
import { house } from '../parts/houses.ts';
import { birds, clouds, sky } from '../parts/sky.ts';
import { tower } from '../parts/towers.ts';
import { cypress, tree } from '../parts/trees.ts';

/** From far to near. */
const HILLS = ['#8a9a7a', '#9aa35a', '#b3a24a', '#7f9445', '#a8923a', '#6f8440'];

/** Rolling vineyards with farms and cypresses, poppies in front. */
export const vineyard: Painter = {
  lights: ['dawn', 'sunset', 'noon'],
  paint(stage) {
    const { rng, width, height } = stage;
    const { haze, shade } = stage.light;
    let svg = sky(stage, { horizon: height * 0.5 }).svg;
    svg += clouds(stage, {
      count: 3,
      top: height * 0.08,
      bottom: height * 0.34,
      color: light(haze, 0.6),
      opacity: 0.75,
    });
    svg += repeat(HILLS.length, (i) => plantedHill(stage, i));
    const x = width * rng.pick([0.1, 0.9]);
    svg += cypress(x, height * 0.99, height * 0.5, mix('#2f4f3f', shade, 0.15));
    svg += cypress(x + width * 0.07, height, height * 0.38, mix('#3a5a42', shade, 0.1));
    svg += grass(stage, { y: height * 1.01, height: height * 0.06, color: '#a8923a', count: 160 });
    svg += repeat(30, () =>
      circle(rng.between(0, width), height * rng.between(0.92, 0.99), rng.between(4, 8), '#d9402f'),
    );
    return svg + birds(rng, width * 0.5, height * 0.2, 5, shade);
  },
};

/** The two farthest hills are bare; the two after them carry a farm. */
function plantedHill(stage: Stage, i: number): string {
  const { rng, width, height } = stage;
  const near = i / (HILLS.length - 1);
  const ground = hill(stage, {
    y: height * (0.42 + near * 0.42),
    swell: height * (0.05 + 0.02 * near),
    frequency: 0.0045 + rng.between(0, 0.002),
    color: hazed(stage, at(HILLS, i), 0.55 - near * 0.55),
    shadeDepth: height * 0.24,
    shadeStrength: 0.55,
  });
  let svg = ground.body;
  if (i > 1) {
    const ink = hazed(stage, i % 2 ? '#5f7f35' : '#8f8f3a', 0.36 - near * 0.36);
    svg += clipTo(stage, ground.outline, vineRows(stage, near, rng.sign(), ink));
  }
  svg += stipple(ground.shade);
  if (i === 2 || i === 3) {
    const x = width * rng.between(0.2, 0.75);
    svg += farm(stage, x, heightAt(ground.crest, x) + 8);
  }
  const trees = repeat(4, () => {
    const x = rng.between(0, width);
    return tree(
      rng,
      x,
      heightAt(ground.crest, x) + 8,
      height * (0.04 + 0.06 * near),
      hazed(stage, '#6f8a45', 0.4 - near * 0.4),
    );
  });
  return svg + trees;
}

/** Dotted lines down the slope, leaning left (-1) or right (1). */
const vineRows = ({ width, height }: Stage, near: number, lean: number, color: string): string =>
  repeat(36, (i) => {
    const topX = ((i - 8) * width) / 18;
    const bendX = topX + lean * width * 0.06;
    const footX = topX + lean * width * (0.2 + near * 0.2);
    const topY = height * (0.36 + near * 0.4);
    const bendY = height * (0.5 + near * 0.42);
    const footY = height * (0.72 + near * 0.5);
    const row = d`M${topX} ${topY}Q${bendX} ${bendY} ${footX} ${footY}`;
    return stroke(row, color, 5 + near * 13, `stroke-opacity=".75" stroke-dasharray="1 ${num(8 + near * 16)}"`);
  });

function farm(stage: Stage, x: number, y: number): string {
  const { rng, height, accent } = stage;
  const roof = '#c4602f';
  return (
    house(stage, {
      x,
      y,
      width: 74,
      height: 50,
      wall: '#efcf96',
      roof,
      shutters: accent,
      litWindows: 0,
      rows: 2,
      columns: 2,
    }) +
    tower(stage, {
      x: x + 92,
      y,
      width: 30,
      height: 92,
      color: '#e6c088',
      windows: 2,
      roof: { shape: 'cone', rise: 0.7, color: roof },
    }) +
    repeat(7, (i) => cypress(x - 120 + i * 20, y + 4 + i, height * rng.between(0.08, 0.13), '#3f5f45'))
  );
}
