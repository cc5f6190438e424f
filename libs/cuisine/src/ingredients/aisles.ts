/** Departments of a shop, in the order of a walk through it. */
export const AISLES = [
  'Fruits et légumes',
  'Boucherie',
  'Poissonnerie',
  'Crèmerie',
  'Boulangerie',
  'Épicerie',
  'Épices',
  'Huiles et sauces',
  'Boissons',
] as const;
export type Aisle = (typeof AISLES)[number];
