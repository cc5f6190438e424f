/** Towers, domes and pagodas: the landmarks. All stand with the middle of their foot at x,y. */
import { light, mix } from '../../core/color.ts';
import { circle, d, ellipse, group, num, path, polygon, rect, stroke } from '../../core/svg.ts';
import type { Stage } from '../painter.ts';
import { unitPath } from '../units.ts';
import { archway } from './houses.ts';

export interface DomeOptions {
  x: number;
  y: number;
  radius: number;
  color: string;
  /** Bulbous and pointed instead of round. */
  onion?: boolean;
  /** Colour of the ribs; none when left out. */
  ribs?: string | undefined;
  /** Colour of the spike on top. */
  finial?: string;
}

export function dome(
  { light: { shade } }: Stage,
  { x, y, radius: r, color, onion, ribs, finial = '#e9b64a' }: DomeOptions,
): string {
  const unit = unitPath(x, y, r);
  const outline = unit(
    onion ? 'M-1 0C-1.5 -0.8 -0.5 -1.3 0 -2.1C0.5 -1.3 1.5 -0.8 1 0Z' : 'M-1 0C-1 -1.36 1 -1.36 1 0Z',
  );
  const top = y - r * (onion ? 2.1 : 1.02);
  const litPart = `transform="translate(${num(x - r * 0.1)} ${num(y)}) scale(.78 .94) translate(${num(-x)} ${num(-y)})"`;
  const gleam = unitPath(x - r * 0.42, y - r * 0.62, r * 0.17, r * 0.34)('M0 -1Q-1.4 0 0 1Q0.7 0 0 -1Z');
  const rib = (k: number, ink: string): string =>
    stroke(
      d`M${x + k * r * 1.4} ${y}Q${x + k * r * 1.9} ${y - r * 0.9} ${x} ${top}`,
      ink,
      r * 0.06,
      'stroke-opacity=".75"',
    );
  return (
    path(outline, mix(color, shade, 0.34)) +
    group(path(outline, color), litPart) +
    path(gleam, light(color, 0.5), 'fill-opacity=".7"') +
    (ribs ? rib(-0.4, ribs) + rib(0, ribs) + rib(0.45, ribs) : '') +
    stroke(d`M${x} ${top}v${-r * 0.5}`, finial, r * 0.07) +
    circle(x, top - r * 0.5, r * 0.09, finial)
  );
}

/** What crowns a tower; a cone's `rise` is in widths of the tower. */
export type TowerRoof =
  | { shape: 'cone'; color: string; rise: number }
  | { shape: 'dome' | 'onion'; color: string; ribs?: string | undefined };

export interface TowerOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
  /** Arched windows, one above the other. */
  windows: number;
  /** String courses cut the shaft into this many storeys. */
  storeys?: number;
  roof?: TowerRoof;
}

export function tower(
  stage: Stage,
  { x, y, width: w, height: h, color, windows, storeys = 1, roof }: TowerOptions,
): string {
  const { shade } = stage.light;
  const top = y - h;
  let svg = rect(x - w / 2, top, w, h, color) + rect(x + w * 0.08, top, w * 0.42, h, mix(color, shade, 0.34));
  for (let i = 1; i < storeys; i++) {
    const bandY = y - (h * i) / storeys;
    svg +=
      rect(x - w * 0.58, bandY, w * 1.16, w * 0.14, light(color, 0.2)) +
      rect(x + w * 0.08, bandY, w * 0.5, w * 0.14, mix(color, shade, 0.2));
  }
  for (let i = 0; i < windows; i++)
    svg += archway(x - w * 0.26, y - h * (0.88 - i * 0.22), w * 0.2, w * 0.42, mix(color, shade, 0.72));
  if (!roof) return svg;
  if (roof.shape === 'cone') return svg + cone(x, top, w, w * roof.rise, roof.color, mix(roof.color, shade, 0.3));
  return (
    svg +
    dome(stage, { x, y: top, radius: w * 0.56, color: roof.color, onion: roof.shape === 'onion', ribs: roof.ribs })
  );
}

function cone(x: number, y: number, width: number, height: number, color: string, shaded: string): string {
  const eave = width * 0.62;
  const whole = polygon([
    [x - eave, y],
    [x, y - height],
    [x + eave, y],
  ]);
  const litFace = polygon([
    [x - eave, y],
    [x, y - height],
    [x + width * 0.08, y],
  ]);
  return path(whole, shaded) + path(litFace, color);
}

export interface TieredPagodaOptions {
  x: number;
  y: number;
  /** Width of the lowest tier. */
  width: number;
  tiers: number;
  roof: string;
  wall: string;
}

export function tieredPagoda(
  { light: { shade } }: Stage,
  { x, y, width, tiers, roof, wall }: TieredPagodaOptions,
): string {
  const h = width * 0.34;
  const tierWidth = (i: number): number => width * (1 - i * (0.62 / tiers));
  const floor = (i: number): number => y - i * h * 1.06;
  let svg = '';
  for (let i = 0; i < tiers; i++) {
    const w = tierWidth(i);
    const top = floor(i) - h;
    svg += rect(x - w * 0.33, top, w * 0.66, h, wall) + rect(x + w * 0.06, top, w * 0.27, h, mix(wall, shade, 0.34));
    for (let post = -2; post <= 2; post++) svg += rect(x + post * w * 0.13 - w * 0.012, top, w * 0.024, h, roof);
    svg += rect(x - w * 0.33, floor(i) - h * 0.42, w * 0.66, h * 0.08, roof);
  }
  for (let i = 0; i < tiers; i++) {
    const w = tierWidth(i);
    const eave = floor(i) - h * 0.82;
    const unit = unitPath(x, eave, w, h);
    const curved =
      'M-0.66 0.02Q-0.42 -0.02 -0.26 -0.42H0.26Q0.42 -0.02 0.66 0.02Q0.5 0.2 0.42 0.18H-0.42Q-0.5 0.2 -0.66 0.02Z';
    svg +=
      rect(x - w * 0.33, eave + h * 0.16, w * 0.66, h * 0.13, shade, 'fill-opacity=".4"') +
      path(unit(curved), mix(roof, shade, 0.3)) +
      path(unit('M-0.64 0Q-0.42 -0.03 -0.26 -0.42H0.1Q0 0 0 0.1H-0.42Z'), roof) +
      stroke(unit('M-0.65 0Q-0.42 -0.03 -0.26 -0.42H0.26'), light(roof, 0.4), w * 0.012);
  }
  const spireY = y - tiers * h * 1.06 - h * 0.2;
  const rings = [0.2, 0.4, 0.6].map((k) =>
    ellipse(x, spireY - h * k, width * 0.03 * (1.2 - k), width * 0.012, '#e9b64a'),
  );
  return svg + stroke(d`M${x} ${spireY + h * 0.1}V${spireY - h * 0.9}`, '#d9a13a', width * 0.02) + rings.join('');
}
