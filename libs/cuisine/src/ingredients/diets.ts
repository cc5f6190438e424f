import { ALLERGENS, type Allergen, DIETS, type Diet } from '@tdt/contracts/plain';
import { foodsOfSteps, type StepFood } from './foods-of-steps.ts';
import { type IngredientFacts, ingredientFacts } from './ingredient-facts.ts';
import type { Substance } from './substances.ts';

const FLESH = ['viande', 'porc', 'poissons', 'crustaces', 'mollusques', 'presure'] as const;

/** What the ingredients of a diet must not contain. Vegetarians eat milk, eggs and honey (ISO 23662). */
const EXCLUDED: Readonly<Record<Diet, readonly Substance[]>> = {
  vegetarien: FLESH,
  vegan: [...FLESH, 'lait', 'oeufs', 'animal'],
  'sans-gluten': ['gluten'],
  'sans-lactose': ['lait'],
  'sans-porc': ['porc'],
  'sans-fruits-a-coque': ['fruits-a-coque'],
  'sans-oeuf': ['oeufs'],
};

/** What visitors ask of a recipe: that it suits a diet, or is without an allergen. */
export type Demand = Diet | Allergen;
/** A diet has its position in `DIETS`, too. */
export const DEMANDS: readonly Demand[] = [...DIETS, ...ALLERGENS];

const excludedBy = (demand: Demand): readonly Substance[] => EXCLUDED[demand as Diet] ?? [demand];

/** What an editor knows better than the rule: whether a recipe suits a diet, whether it contains an allergen. */
export type DietCorrections = Partial<Record<Demand, boolean>>;

/**
 * What the ingredients say of a diet (it suits) or an allergen (it is contained), and the names of those that say so.
 */
export interface DietFinding {
  answer: 'yes' | 'no' | 'maybe';
  because: string[];
}

/**
 * Whether ingredients suit a diet. `maybe`: the label of some must be read, the table does not know them, or a step
 * adds a food that the diet excludes.
 */
export function dietFinding(diet: Diet, names: readonly string[], steps: readonly string[] = []): DietFinding {
  const excluded = EXCLUDED[diet];
  const hasOne = (substances: readonly Substance[] = []) =>
    substances.some((substance) => excluded.includes(substance));
  const broken = names.filter((name) => hasOne(ingredientFacts(name)?.contains));
  if (broken.length > 0) return finding('no', broken);
  const unsure = names.filter((name) => !isUnderstood(name) || hasOne(ingredientFacts(name)?.mayContain));
  const added = foodsOfSteps(steps, names, excluded);
  const doubts = [...unsure, ...added.map(({ name }) => name)];
  return names.length === 0 || doubts.length > 0 ? finding('maybe', doubts) : finding('yes', []);
}

/**
 * Whether ingredients contain an allergen, for each allergen. `maybe`: some brands or sorts do, or a step adds a food
 * that does ("servez avec du pain"). `no` says nothing of those that the table does not know.
 */
export function allergenFindings(names: readonly string[], steps: readonly string[] = []): Map<Allergen, DietFinding> {
  const added = foodsOfSteps(steps, names, ALLERGENS);
  return new Map(ALLERGENS.map((allergen) => [allergen, allergenFinding(allergen, names, added)]));
}

function allergenFinding(allergen: Allergen, names: readonly string[], added: readonly StepFood[]): DietFinding {
  const having = (field: 'contains' | 'mayContain') =>
    names.filter((name) => ingredientFacts(name)?.[field].includes(allergen));
  const sure = having('contains');
  if (sure.length > 0) return finding('yes', sure);
  const addedToo = added.filter(({ row }) => row.contains.includes(allergen)).map(({ name }) => name);
  const possible = [...having('mayContain'), ...addedToo];
  return finding(possible.length > 0 ? 'maybe' : 'no', possible);
}

const finding = (answer: DietFinding['answer'], names: readonly string[]): DietFinding => ({
  answer,
  because: [...new Set(names)],
});

const isUnderstood = (name: string): boolean => ingredientFacts(name)?.isUnderstood ?? false;

/**
 * The diets that a recipe surely suits, by the names of its ingredients and the foods that its steps add; the title is
 * not read. A correction counts for stricter and less strict diets, too: what is vegan is vegetarian, what contains
 * milk is not vegan. Doubtful recipes get no diet.
 */
export const dietsOf = (
  names: readonly string[],
  corrections: DietCorrections = {},
  steps: readonly string[] = [],
): Diet[] => demandsMet(DIETS, names, corrections, steps);

/** The same of diets and allergens: those that it surely suits, and is surely without. */
export function demandsMet<D extends Demand>(
  demands: readonly D[],
  names: readonly string[],
  corrections: DietCorrections,
  steps: readonly string[],
): D[] {
  const met = names.map((name) => demandsMetBy(ingredientFacts(name)));
  const possible = demands.filter((demand) => met.length > 0 && met.every((each) => each.has(demand)));
  const added = foodsOfSteps(steps, names, possible.flatMap(excludedBy)).flatMap(({ row }) => row.contains);
  const meets = (demand: D) =>
    possible.includes(demand) && !excludedBy(demand).some((substance) => added.includes(substance));
  return demands.filter((demand) => corrected(demand, corrections) ?? meets(demand));
}

/** By the facts that `ingredientFacts` remembers: 100,000 recipes are read at the start. */
const remembered = new WeakMap<IngredientFacts, ReadonlySet<Demand>>();
const NONE: ReadonlySet<Demand> = new Set();

/** What an ingredient surely meets. */
function demandsMetBy(facts: IngredientFacts | null): ReadonlySet<Demand> {
  if (!facts?.isUnderstood) return NONE;
  const known = remembered.get(facts);
  if (known) return known;
  const substances = [...facts.contains, ...facts.mayContain];
  const met = DEMANDS.filter((demand) => !excludedBy(demand).some((excluded) => substances.includes(excluded)));
  const demands = new Set(met);
  remembered.set(facts, demands);
  return demands;
}

/**
 * Whether an editor's corrections say that a demand is met: its own, or those that imply it; `undefined`: neither says
 * so.
 */
function corrected(demand: Demand, corrections: DietCorrections): boolean | undefined {
  const own = corrections[demand];
  if (own !== undefined) return isAllergen(demand) ? !own : own;
  const given = DIETS.filter((other) => corrections[other] !== undefined);
  if (given.length === 0 && !ALLERGENS.some((allergen) => corrections[allergen])) return undefined;
  const covers = (wide: Demand, narrow: Demand) => excludedBy(narrow).every((each) => excludedBy(wide).includes(each));
  if (given.some((other) => corrections[other] === false && covers(demand, other))) return false;
  if (excludedBy(demand).some((substance) => corrections[substance as Allergen] === true)) return false;
  return given.some((other) => corrections[other] === true && covers(other, demand)) || undefined;
}

const isAllergen = (demand: Demand): demand is Allergen => !(demand in EXCLUDED);

/** Allergens of a recipe by the names of its ingredients. */
export interface RecipeAllergens {
  contained: Allergen[];
  /** Some brands or sorts of an ingredient contain it, or a food that a step adds. */
  possible: Allergen[];
  /** Names of ingredients that the table does not know: they may contain any. */
  unchecked: string[];
}

/** The allergens of a recipe: see `dietsOf`. Traces that a factory leaves are in no list. */
export function allergensOf(
  names: readonly string[],
  corrections: DietCorrections = {},
  steps: readonly string[] = [],
): RecipeAllergens {
  const findings = allergenFindings(names, steps);
  const answerOf = (allergen: Allergen) => findings.get(allergen)?.answer;
  return {
    contained: ALLERGENS.filter((allergen) => corrections[allergen] ?? answerOf(allergen) === 'yes'),
    possible: ALLERGENS.filter((allergen) => corrections[allergen] === undefined && answerOf(allergen) === 'maybe'),
    unchecked: [...new Set(names.filter((name) => !isUnderstood(name)))],
  };
}
