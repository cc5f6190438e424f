/** From a place to a finished sheet: light, painting, glow, vignette and paper grain. */
import { filters } from '../core/filters.ts';
import { createRng } from '../core/rng.ts';
import { createSheet, group, rect, type Size } from '../core/svg.ts';
import { LIGHTS, type LightName } from './lights.ts';
import type { Painter, Stage } from './painter.ts';
import { type OptionsOf, PAINTERS, type PlaceName } from './painters/index.ts';

/** What a country may say about one of its pictures. */
interface Wishes {
  /** Drawn among the lights that suit the place when left out. */
  light?: LightName | undefined;
  /** The one loud colour, as `#rrggbb`. */
  accent?: string;
}

/** A place as it comes, or with options of its own. */
export type PlacePicture = Wishes &
  (
    | { place: PlaceName; options?: undefined }
    | { [Name in PlaceName]: { place: Name; options: OptionsOf<Name> } }[PlaceName]
  );

/** All that decides a picture: the same spec always gives the same one. */
export type PlaceSpec = PlacePicture & { accent: string; seed: string };

/** Places are composed on sheets of this height; the width follows the ratio asked for, within these limits. */
const SHEET_HEIGHT = 900;
const NARROWEST = 0.66;
const WIDEST = 2;

/** An SVG document of the given size in pixels. */
export function renderPlace(spec: PlaceSpec, size: Size): string {
  const height = SHEET_HEIGHT;
  const width = Math.round(height * Math.min(WIDEST, Math.max(NARROWEST, size.width / size.height)));
  const sheet = createSheet(width, height);
  const rng = createRng(`${spec.place}:${spec.seed}:${spec.light ?? ''}`);
  const painter: Painter<object> = PAINTERS[spec.place];
  const light = LIGHTS[spec.light ?? rng.pick(painter.lights)];
  const stage: Stage = { sheet, rng, width, height, light, accent: spec.accent };

  const art = painter.paint(stage, spec.options ?? {});
  const mirrored = rng.chance(0.5) ? group(art, `transform="translate(${width} 0) scale(-1 1)"`) : art;
  const glow = sheet.radialGradient(width * 0.3, height * 0.2, height * 1.2, [
    [0, light.glow, 0.5],
    [0.6, light.glow, 0.12],
    [1, light.glow, 0],
  ]);
  const vignette = sheet.radialGradient(width * 0.48, height * 0.42, Math.hypot(width, height) * 0.62, [
    [0, light.shade, 0],
    [0.62, light.shade, 0],
    [1, light.shade, 0.5],
  ]);
  const body =
    mirrored +
    rect(0, 0, width, height, glow, 'style="mix-blend-mode:soft-light"') +
    rect(0, 0, width, height, vignette, 'style="mix-blend-mode:multiply"');
  return sheet.print(group(body, 'filter="url(#grain)"'), size, filters(width, height, 5, 0.06));
}
