import type { RecipeTypeCode } from '@tdt/contracts/plain';

/** The parts of a meal. */
export const COURSES: Readonly<Record<RecipeTypeCode, { name: string; one: string }>> = {
  entree: { name: 'Entrée', one: 'une entrée' },
  plat: { name: 'Plat', one: 'un plat' },
  dessert: { name: 'Dessert', one: 'un dessert' },
};
