/** The pictures by which a change of the drawing is noticed: every dish in every view, every country in four shots. */
import { createHash } from 'node:crypto';
import { REGIONS, type Region } from '../src/core/regions.ts';
import { createRng } from '../src/core/rng.ts';
import { type DishType, PAINTERS } from '../src/dish/painters/index.ts';
import { renderDish } from '../src/dish/scene.ts';
import { VIEWS, type View } from '../src/dish/views.ts';
import { pickPlace, renderPlace } from '../src/place/index.ts';

/** A specimen by the name it has in baseline.json: `pho|left`, `MA|0`. */
export interface Specimen {
  readonly name: string;
  /** The SVG document. */
  draw(): string;
}

const REGION_NAMES = Object.keys(REGIONS) as Region[];
const SHOTS = [0, 1, 2, 3];

/** Vessel, cloth, table top and props are drawn by lot, so that the specimens together use them all. */
const dish = (type: DishType, view: View): Specimen => ({
  name: `${type}|${view}`,
  draw: () => {
    const region = createRng(`specimen:${type}`).pick(REGION_NAMES);
    return renderDish({ type, region, seed: 'specimen', view }, { width: 1200, height: 800 });
  },
});

const place = (code: string, shot: number): Specimen => ({
  name: `${code}|${shot}`,
  draw: () => renderPlace(pickPlace(code, shot), { width: 900, height: 900 }),
});

export const dishSpecimens: readonly Specimen[] = (Object.keys(PAINTERS) as DishType[]).flatMap((type) =>
  (Object.keys(VIEWS) as View[]).map((view) => dish(type, view)),
);

export const placeSpecimens = (codes: readonly string[]): Specimen[] =>
  codes.flatMap((code) => SHOTS.map((shot) => place(code, shot)));

export const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16);
