/** Public face: a spec in, an SVG document out; then WebP. */
export { type Encoding, toWebp } from './core/raster.ts';
export type { Size } from './core/svg.ts';
export { type DishSpec, renderDish } from './dish/scene.ts';
export { drawPicture, type PictureSpec, type PlainDish, renderPicture } from './picture.ts';
export { type PlaceSpec, pickPlace, renderPlace } from './place/index.ts';
