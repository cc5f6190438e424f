import { dark, light, mix } from '../../core/color.ts';
import { d, openCurve, path, polygon, rect, repeat, stroke } from '../../core/svg.ts';
import type { Painter, Stage } from '../painter.ts';
import { hazeBand, hazed, shapeShade } from '../parts/atmosphere.ts';
import { camel } from '../parts/figures.ts';
import { crestLine, groundBelow, hill } from '../parts/hills.ts';
import { mountain } from '../parts/mountains.ts';
import { clouds, sky } from '../parts/sky.ts';
import { palm } from '../parts/trees.ts';

/** A kasbah in a palm grove, dunes, and a caravan in front. */
export const desert: Painter = {
  lights: ['sand', 'sunset', 'dawn'],
  paint(stage) {
    const { rng, width, height } = stage;
    const { haze } = stage.light;
    const sand = '#e0964a';
    let svg = sky(stage, { horizon: height * 0.56, sunHeight: rng.between(0.16, 0.3) }).svg;
    svg += clouds(stage, { count: 2, top: height * 0.12, bottom: height * 0.3, color: light(haze, 0.4), opacity: 0.5 });
    svg += repeat(5, (i) =>
      mountain(stage, {
        x: width * (i * 0.25 + rng.bell() * 0.05),
        base: height * 0.6,
        width: width * 0.42,
        height: height * rng.between(0.12, 0.24),
        color: hazed(stage, '#8f4a4f', 0.5),
      }),
    );
    svg += hazeBand(stage, height * 0.59, height * 0.08, haze, 0.7);
    svg += hill(stage, {
      y: height * 0.6,
      swell: height * 0.03,
      frequency: 0.006,
      color: hazed(stage, sand, 0.3),
      shadeDepth: height * 0.12,
      shadeStrength: 0.4,
    }).svg;

    const kasbahX = width * rng.between(0.3, 0.6);
    svg += kasbah(stage, kasbahX) + palmGrove(stage, kasbahX) + dunes(stage, sand);
    const caravanX = width * rng.between(0.15, 0.6);
    return svg + repeat(4, (i) => camel(stage, caravanX + i * width * 0.075, height * 0.855, height * 0.05));
  },
};

function kasbah(stage: Stage, x: number): string {
  const { width, height } = stage;
  const wall = mix('#c46d3c', stage.light.haze, 0.1);
  return (
    adobeTower(stage, x + width * 0.07, width * 0.15, height * 0.16, wall) +
    adobeTower(stage, x - width * 0.12, width * 0.13, height * 0.19, light(wall, 0.06)) +
    adobeTower(stage, x + width * 0.19, width * 0.08, height * 0.22, wall) +
    adobeTower(stage, x - width * 0.17, width * 0.07, height * 0.26, wall) +
    adobeTower(stage, x, width * 0.09, height * 0.3, light(wall, 0.1))
  );
}

/** A tapering tower of beaten earth; x is its left foot. */
function adobeTower(stage: Stage, x: number, w: number, h: number, color: string): string {
  const { shade } = stage.light;
  const foot = stage.height * 0.72;
  const shaded = mix(color, shade, 0.34);
  const front = polygon([
    [x, foot],
    [x + w * 0.06, foot - h],
    [x + w * 0.94, foot - h],
    [x + w, foot],
  ]);
  const side = polygon([
    [x + w * 0.62, foot],
    [x + w * 0.62, foot - h],
    [x + w * 0.94, foot - h],
    [x + w, foot],
  ]);
  const merlons = repeat(4, (i) =>
    rect(x + w * 0.08 + i * w * 0.23, foot - h - w * 0.1, w * 0.13, w * 0.11, i > 2 ? shaded : color),
  );
  const windows = repeat(3, (row) =>
    repeat(3, (column) =>
      rect(x + w * (0.2 + column * 0.24), foot - h * (0.86 - row * 0.22), w * 0.07, h * 0.08, mix(color, shade, 0.7)),
    ),
  );
  const frieze = stroke(
    d`M${x + w * 0.09} ${foot - h * 0.94}h${w * 0.5}`,
    light(color, 0.4),
    3,
    'stroke-dasharray="7 6"',
  );
  return path(front, color) + path(side, shaded) + merlons + windows + frieze;
}

/** The palms beside the kasbah stand taller than those before it. */
const palmGrove = ({ rng, width, height, light: { shade } }: Stage, x: number): string =>
  [-0.3, -0.25, -0.21, -0.02, 0.11, 0.3, 0.34, 0.4]
    .map((offset) =>
      palm(
        rng,
        x + offset * width + rng.bell() * 12,
        height * 0.75 + rng.bell() * 8,
        height * rng.between(0.09, 0.15) * (Math.abs(offset) > 0.2 ? 1.35 : 0.8),
        mix('#3f6f4a', shade, 0.15),
        '#6f4328',
      ),
    )
    .join('');

const dunes = (stage: Stage, sand: string): string =>
  repeat(3, (i) => {
    const { rng, width, height } = stage;
    const y = height * (0.76 + i * 0.09);
    const color = mix(light(sand, 0.12), dark(sand, 0.12), i / 2);
    const crest = crestLine(stage, y, height * 0.045, 0.0045);
    const dune = groundBelow(stage, crest);
    const svg =
      path(dune, color) +
      shapeShade(stage, dune, [0, y - height * 0.04], [width * 0.3, y + height * 0.24], 0, 0.62) +
      stroke(openCurve(crest), light(color, 0.5), 3.5, 'stroke-opacity=".8"');
    const windMarks = repeat(9, () => {
      const mark = d`M${rng.between(0, width)} ${y + height * rng.between(0.04, 0.1)}q${width * 0.05} ${-height * 0.016} ${width * 0.13} 0`;
      return stroke(mark, dark(color, 0.16), 2.2, 'stroke-opacity=".45"');
    });
    return svg + windMarks;
  });
