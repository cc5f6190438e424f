import type { PictureSeed } from '@tdt/contracts';
import { planCountryPictures } from './country-pictures.ts';
import { planDefaultPictures } from './default-pictures.ts';
import { planRecipePictures } from './recipe-pictures.ts';

let plan: readonly PictureSeed[] | undefined;

/** Every picture of the demo: defaults first, then recipes, then countries. Planned once, frozen, shared. */
export function demoPictures(): readonly PictureSeed[] {
  plan ??= Object.freeze([...planDefaultPictures(), ...planRecipePictures(), ...planCountryPictures()]);
  return plan;
}
