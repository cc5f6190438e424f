/** What ingredients are and contain, by a table. Not in the main entry: pages of visitors must not carry the table. */

export { AISLES } from './aisles.ts';
export {
  allergenFindings,
  allergensOf,
  DEMANDS,
  type Demand,
  type DietCorrections,
  type DietFinding,
  demandsMet,
  dietFinding,
  dietsOf,
} from './diets.ts';
export { ingredientFacts } from './ingredient-facts.ts';
export { INGREDIENT_WORDS, ingredientsBeginning } from './ingredient-names.ts';
export type { Substance } from './substances.ts';
