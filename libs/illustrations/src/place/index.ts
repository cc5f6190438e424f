/** Posters of places: `renderPlace(pickPlace('MA', 0), { width: 900, height: 900 })` is an SVG document. */
export { pickPlace } from './countries.ts';
export type { LightName } from './lights.ts';
export type { PlaceName } from './painters/index.ts';
export { type PlacePicture, type PlaceSpec, renderPlace } from './scene.ts';
