/** Shadows and lights all vessels share. */
import { PLUM } from '../../core/color.ts';
import { arcPath, circle, ellipse, group, radians, rect, type Sheet, stroke } from '../../core/svg.ts';

/** Long soft afternoon shadow of a round or oval object. */
export function longShadow(sheet: Sheet, rx: number, ry = rx, len = rx * 0.42): string {
  const dx = len;
  const dy = len * 0.72;
  const fill = sheet.linearGradient(0, 0, rx * 0.75 + dx, ry * 0.75 + dy, [
    [0, PLUM, 0.55],
    [0.62, PLUM, 0.55],
    [1, PLUM, 0.1],
  ]);
  let s = '';
  for (let i = 6; i >= 0; i -= 2)
    s += ellipse((dx * i) / 6, (dy * i) / 6, rx * (1 - i * 0.012), ry * (1 - i * 0.012), fill);
  const contact = ellipse(rx * 0.03 + 4, ry * 0.03 + 8, rx * 1.01, ry * 1.01, PLUM, 'fill-opacity=".6"');
  return group(s + contact, 'filter="url(#s10)" opacity=".68"');
}

/** The same shadow for something rectangular. */
export const softBox = (w: number, h: number, rx: number): string => {
  let s = '';
  for (let i = 0; i <= 5; i++) s += rect(-w / 2 + i * 13, -h / 2 + i * 10, w, h, PLUM, `rx="${rx}"`);
  return group(s, 'filter="url(#s10)" opacity=".42"');
};

/** A stroke along a circle, from a0 to a1 degrees: the light or shade on an edge. */
export const arc = (r: number, a0: number, a1: number, color: string, w: number, opacity: number): string =>
  stroke(arcPath(r, radians(a0), radians(a1)), color, w, `stroke-opacity="${opacity}"`);

/** The shadow the near wall of a deep vessel throws on its content, inside the radius `inner`. */
export const wallShadow = (sheet: Sheet, inner: number, width: number, opacity: string): string =>
  group(
    stroke(arcPath(inner, radians(150), radians(300)), PLUM, width, `stroke-opacity="${opacity}" filter="url(#s4)"`),
    sheet.clip(circle(0, 0, inner, '#000')),
  );

/** Light from the upper left, shade to the lower right. */
export const sheen = (sheet: Sheet, r: number, a = 0.35): string =>
  sheet.linearGradient(-r * 0.65, -r * 0.65, r * 0.65, r * 0.65, [
    [0, '#fff', a],
    [0.5, '#fff', 0],
    [1, PLUM, a],
  ]);

/** The room for food in a round vessel: `q` is its share of the outer radius. */
export const roundFood = (sheet: Sheet, r: number, q: number) => ({
  over: '',
  rx: r * q,
  ry: r * q,
  clip: sheet.clip(circle(0, 0, r * q * 1.015, '#000')),
});
