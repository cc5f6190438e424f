import type { PictureSeed } from '@tdt/contracts';
import { planCountryPictures } from './country-pictures.ts';
import { planRecipePictures } from './recipe-pictures.ts';

let plan: readonly PictureSeed[] | undefined;

/** Every picture of the demo: those of recipes, then those of countries. Planned once, frozen, shared. */
export function demoPictures(): readonly PictureSeed[] {
  plan ??= Object.freeze([...planRecipePictures(), ...planCountryPictures()]);
  return plan;
}
