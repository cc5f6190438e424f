import { planCountryPictures } from './country-pictures.ts';
import { planDefaultPictures } from './default-pictures.ts';
import type { DemoPicture } from './picture.ts';
import { planRecipePictures } from './recipe-pictures.ts';

let plan: readonly DemoPicture[] | undefined;

/** Every picture of the demo: defaults first, then recipes, then countries. Planned once, frozen, shared. */
export function demoPictures(): readonly DemoPicture[] {
  plan ??= Object.freeze([...planDefaultPictures(), ...planRecipePictures(), ...planCountryPictures()]);
  return plan;
}
