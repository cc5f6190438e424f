import type { RecipeTypeCode } from '@tdt/contracts/plain';

/** The parts of a meal. */
export const COURSES: Readonly<Record<RecipeTypeCode, { name: string; one: string; served: string }>> = {
  entree: { name: 'Entrée', one: 'une entrée', served: 'servie' },
  plat: { name: 'Plat', one: 'un plat', served: 'servi' },
  dessert: { name: 'Dessert', one: 'un dessert', served: 'servi' },
};
