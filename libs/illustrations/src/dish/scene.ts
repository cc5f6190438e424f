/** A dish picture: table, cloth, props, the dish itself, then light and paper grain. */
import { light, mix } from '../core/color.ts';
import { filters } from '../core/filters.ts';
import { type Palette, REGIONS, type Region } from '../core/regions.ts';
import { createRng, type Rng } from '../core/rng.ts';
import { createSheet, group, type Point, placeAt, type Sheet, type Size, TAU } from '../core/svg.ts';
import { GARNISHES, type GarnishName } from './kit/garnish.ts';
import { fallingShadow, glowAndVignette, tableGrain } from './light.ts';
import { type DishType, PAINTERS } from './painters/index.ts';
import { isCutlery, PROPS, type PropName } from './props/index.ts';
import { drape } from './table/cloth.ts';
import type { TextileName } from './table/textiles/index.ts';
import { TABLE_TOPS, type TableTopName } from './table/tops.ts';
import type { Tools } from './types.ts';
import { VESSELS, type VesselName } from './vessels/index.ts';
import { widePlate } from './vessels/plates.ts';
import { CLOTH_LAYS, VIEWS, type View } from './views.ts';

/** What to paint. Everything left open is drawn by lot from the seed, within the palette of the region. */
export interface DishSpec {
  type: DishType;
  region: Region;
  /** Another seed, another picture of the same dish. */
  seed?: string | number;
  view?: View;
  vessel?: VesselName;
  cloth?: TextileName;
  top?: TableTopName;
  props?: readonly PropName[];
}

const SHEET: Size = { width: 1200, height: 800 };

/** Vessels that reach further to the sides than up and down. */
const OBLONG: ReadonlySet<VesselName> = new Set(['board', 'platter', 'gratin', 'slab', 'leaf']);
/** Vessels no charger plate goes under. */
const WITHOUT_CHARGER: ReadonlySet<VesselName> = new Set(['pan', 'pot', 'skillet', 'clay', 'basket']);

/** Where the dish stands. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly oblong: boolean;
  /** How far the dish reaches from its centre, in sheet pixels. */
  readonly reach: number;
}

/** The SVG document of a dish, painted on a 1200 x 800 sheet and scaled to `size`. */
export function renderDish(spec: DishSpec, size: Size = SHEET): string {
  const viewName = spec.view ?? 'cover';
  const view = VIEWS[viewName];
  const palette = REGIONS[spec.region];
  const painter = PAINTERS[spec.type];
  const sheet = createSheet(SHEET.width, SHEET.height);
  const rng = createRng(`${spec.type}:${spec.seed ?? 1}:${viewName}`);

  // The order of draws is part of every picture: moving a line here repaints them all.
  const top = TABLE_TOPS[spec.top ?? rng.pick(palette.tops)](sheet, rng.fork('top'), palette);
  const x = rng.between(...view.x);
  const y = rng.between(...view.y);
  const scale = rng.between(...view.scale);
  const cloth = layCloth(sheet, rng, x, y, scale, spec.cloth ?? rng.pick(palette.cloths), palette);
  const vesselName = spec.vessel ?? rng.pick(painter.vessels);
  const oblong = OBLONG.has(vesselName);
  const place: Place = { x, y, scale, oblong, reach: (oblong ? 420 : 345) * scale };

  const vesselRng = rng.fork('vessel');
  const radius = oblong ? 300 : 340;
  const vessel = VESSELS[vesselName](sheet, vesselRng, radius, palette);
  const food = painter.paint({ sheet, rng: rng.fork('food'), vessel, palette });
  const turn = oblong && vesselName !== 'gratin' ? rng.between(-8, 8) : 0;

  const tableRng = rng.fork('props');
  const props = layProps({ sheet, rng: tableRng, palette }, spec.props ?? palette.props, place, viewName);
  const garnish = strewAround(tableRng, painter.garnish ?? [], place);
  const wantsCharger = viewName !== 'close' && !oblong && vesselRng.chance(0.32) && !WITHOUT_CHARGER.has(vesselName);
  const charger = wantsCharger ? chargerPlate(sheet, rng.fork('charger'), vesselRng, radius * 1.17, palette) : '';

  const glow = glowAndVignette(sheet);
  const dish = placeAt(x, y, turn, charger + vessel.under + food + vessel.over, scale);
  const picture = top + cloth + tableGrain(sheet) + garnish + props + dish + fallingShadow(rng.fork('light')) + glow;
  return sheet.print(group(picture, 'filter="url(#grain)"'), size, filters(SHEET.width, SHEET.height, 3, 0.055));
}

function layCloth(
  sheet: Sheet,
  rng: Rng,
  x: number,
  y: number,
  scale: number,
  name: TextileName,
  palette: Palette,
): string {
  const lay = rng.pick(CLOTH_LAYS);
  const clothRng = rng.fork('cloth');
  return drape(sheet, clothRng, lay(rng, x, y, scale > 1.3 ? 1.3 : 1), name, palette, rng.chance(0.45));
}

/** Cutlery first, upright on the roomier side; the other props then keep clear of it. */
function layProps(tools: Tools, wanted: readonly PropName[], place: Place, viewName: View): string {
  const { rng } = tools;
  const view = VIEWS[viewName];
  const names = rng.shuffle(wanted);
  const spots = rng.shuffle(view.spots).map((spot) => pushedOut(spot, place));
  const cutlery = viewName === 'close' ? undefined : names.find(isCutlery);
  const side = place.x > 640 ? -1 : place.x < 560 ? 1 : rng.sign();
  const beside = place.x + side * (place.reach + 78);
  let s = '';
  if (cutlery && beside > 40 && beside < SHEET.width - 40) {
    const y = place.y + rng.between(-20, 20);
    const turn = (cutlery === 'chopsticks' ? -90 : 0) + rng.between(-5, 5);
    s += placeAt(beside, y, turn, PROPS[cutlery](tools), 1.06);
  }
  const taken: Point[] = [];
  const free = ([x, y]: Point) =>
    !(cutlery && Math.abs(x - beside) <= 165 && Math.abs(y - place.y) <= 330) &&
    taken.every((other) => Math.hypot(x - other[0], y - other[1]) > 210);
  for (const name of names.filter((name) => !isCutlery(name)).slice(0, view.mostProps)) {
    const spot = spots.find(free);
    if (!spot) break;
    taken.push(spot);
    // A cut lemon keeps its highlight in the light.
    const turn = name === 'lemon' ? 0 : rng.between(-14, 14);
    const prop = PROPS[name](tools);
    s += placeAt(spot[0], spot[1], turn, prop, rng.between(0.98, 1.14));
  }
  return s;
}

/** Moves a spot away from the dish until a prop fits between. */
function pushedOut([spotX, spotY]: Point, { x, y, oblong, reach }: Place): Point {
  const dx = spotX - x;
  const dy = spotY - y;
  const distance = Math.hypot(dx, dy * (oblong ? 1.35 : 1)) || 1;
  const push = Math.max(1, (reach + 118) / distance);
  return [x + dx * push, y + dy * Math.min(push, 1.15)];
}

/** A little of the garnish, fallen around the vessel. */
function strewAround(rng: Rng, garnish: readonly GarnishName[], { x, y, oblong, reach }: Place): string {
  let s = '';
  for (const name of garnish.slice(0, 2))
    for (let i = 0; i < 7; i++) {
      const angle = rng.between(0, TAU);
      const distance = reach * rng.between(1.08, 1.32);
      s += GARNISHES[name](
        rng,
        x + Math.cos(angle) * distance,
        y + Math.sin(angle) * distance * (oblong ? 0.74 : 1),
        1.1,
      );
    }
  return s;
}

/** A larger plate in the accent colour, under the vessel. */
function chargerPlate(sheet: Sheet, rng: Rng, rimRng: Rng, radius: number, palette: Palette): string {
  const ware = mix(palette.accent, palette.table, 0.15);
  const rim = rimRng.pick(['bands', 'dots', 'teeth'] as const);
  const plate = widePlate(sheet, rng, radius, { ...palette, ware, wareInk: light(palette.accent, 0.5) }, { rim });
  return placeAt(0, 0, 0, plate.under);
}
