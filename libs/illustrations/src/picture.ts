/** From a picture told in plain data, as a file or a database holds it, to its WebP. */
import { type Encoding, toWebp } from './core/raster.ts';
import { REGIONS } from './core/regions.ts';
import type { Size } from './core/svg.ts';
import { PAINTERS } from './dish/painters/index.ts';
import { PROPS } from './dish/props/index.ts';
import { type DishSpec, renderDish } from './dish/scene.ts';
import { TEXTILES } from './dish/table/textiles/index.ts';
import { TABLE_TOPS } from './dish/table/tops.ts';
import { VESSELS } from './dish/vessels/index.ts';
import { VIEWS } from './dish/views.ts';
import { pickPlace } from './place/countries.ts';
import { renderPlace } from './place/scene.ts';

/** A `DishSpec` before its names have been looked up. */
export interface PlainDish {
  type: string;
  region: string;
  seed?: string | number;
  view?: string;
  vessel?: string;
  cloth?: string;
  top?: string;
  props?: readonly string[];
}

/** Sizes in pixels; `code` is an ISO 3166 country, `shot` as in `pickPlace`. */
export type PictureSpec =
  | { kind: 'dish'; spec: PlainDish; size: Size }
  | { kind: 'place'; code: string; shot: number; size: Size };

/** The WebP file of a picture. Throws `RangeError` when the spec names something nobody draws. */
export async function renderPicture(picture: PictureSpec, encoding?: Encoding): Promise<Buffer> {
  const { data } = await toWebp(drawPicture(picture), encoding);
  return data;
}

/** The SVG document of a picture. Throws `RangeError` when the spec names something nobody draws. */
export function drawPicture(picture: PictureSpec): string {
  if (picture.kind === 'place') return renderPlace(pickPlace(picture.code, picture.shot), picture.size);
  return renderDish(parseDish(picture.spec), picture.size);
}

function parseDish({ type, region, seed, view, vessel, cloth, top, props }: PlainDish): DishSpec {
  return {
    type: known('dish', type, PAINTERS),
    region: known('region', region, REGIONS),
    ...(seed !== undefined && { seed }),
    ...(view !== undefined && { view: known('view', view, VIEWS) }),
    ...(vessel !== undefined && { vessel: known('vessel', vessel, VESSELS) }),
    ...(cloth !== undefined && { cloth: known('cloth', cloth, TEXTILES) }),
    ...(top !== undefined && { top: known('table top', top, TABLE_TOPS) }),
    ...(props && { props: props.map((prop) => known('prop', prop, PROPS)) }),
  };
}

function known<Name extends string>(kind: string, name: string, names: Readonly<Record<Name, unknown>>): Name {
  if (!Object.hasOwn(names, name)) throw new RangeError(`there is no ${kind} called "${name}"`);
  return name as Name;
}
