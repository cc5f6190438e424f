import {
  type Allergen,
  type Diet,
  type Difficulty,
  RECIPE_TYPE_CODES,
  RECIPE_TYPES,
  type RecipeType,
  type RecipeTypeCode,
  type TimeLimit,
} from '@tdt/contracts/plain';

const DIFFICULTY_LABELS = {
  hero: { facile: 'Facile', moyen: 'Moyenne', difficile: 'Difficile' },
  filter: { facile: 'Facile', moyen: 'Moyen', difficile: 'Difficile' },
} as const satisfies Record<string, Record<Difficulty, string>>;

/** Label of a difficulty: feminine in the recipe's hero ('Moyenne'), masculine in the filter ('Moyen'). */
export const difficultyLabel = (difficulty: Difficulty, place: 'hero' | 'filter'): string =>
  DIFFICULTY_LABELS[place][difficulty];

const TYPE_LABELS: Readonly<Record<RecipeType, string>> = {
  entrée: 'Entrée',
  plat: 'Plat',
  'dessert / goûter': 'Dessert / goûter',
};

/** Label of a recipe type, for badges and filters. */
export const typeLabel = (type: RecipeType): string => TYPE_LABELS[type];

const CATEGORY_TITLES: Readonly<Record<RecipeTypeCode, string>> = {
  entree: 'Entrées',
  plat: 'Plats principaux',
  dessert: 'Desserts & Goûters',
};

/** Title of a type's section on the home page. */
export const categoryTitle = (code: RecipeTypeCode): string => CATEGORY_TITLES[code];

/** Code of a recipe type in URLs: 'dessert / goûter' -> 'dessert'. */
export const typeCode = (type: RecipeType): RecipeTypeCode => RECIPE_TYPE_CODES[RECIPE_TYPES.indexOf(type)] ?? 'plat';

/** The recipe type of a code in a URL. */
export const typeOfCode = (code: RecipeTypeCode): RecipeType => RECIPE_TYPES[RECIPE_TYPE_CODES.indexOf(code)] ?? 'plat';

const TIME_LIMIT_LABELS: Readonly<Record<TimeLimit, string>> = {
  '30': '30 min au plus',
  '60': '1 h au plus',
  '120': '2 h au plus',
};

/** Label of a longest total time in the filter. */
export const timeLimitLabel = (limit: TimeLimit): string => TIME_LIMIT_LABELS[limit];

const DIET_LABELS: Readonly<Record<Diet, string>> = {
  vegetarien: 'Végétarien',
  vegan: 'Végan',
  'sans-gluten': 'Sans gluten',
  'sans-lactose': 'Sans lactose',
  'sans-porc': 'Sans porc',
  'sans-fruits-a-coque': 'Sans fruits à coque',
  'sans-oeuf': 'Sans œuf',
};

/** Label of a diet, for the filter and the recipe's page. */
export const dietLabel = (diet: Diet): string => DIET_LABELS[diet];

const ALLERGEN_LABELS: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaces: 'crustacés',
  oeufs: 'œufs',
  poissons: 'poissons',
  arachides: 'arachides',
  soja: 'soja',
  lait: 'lait',
  'fruits-a-coque': 'fruits à coque',
  celeri: 'céleri',
  moutarde: 'moutarde',
  sesame: 'sésame',
  sulfites: 'sulfites',
  lupin: 'lupin',
  mollusques: 'mollusques',
};

/** What goes with diets and allergens wherever they are shown. `unchecked`: ingredients that the tables do not know. */
export const dietCaution = (unchecked: readonly string[] = []): string =>
  `Déduit des ingrédients${unchecked.length > 0 ? `, sauf ${unchecked.join(', ')}` : ''}. Des traces restent possibles\u00a0: lisez les étiquettes.`;

/** Name of an allergen, as after "Contient :". */
export const allergenLabel = (allergen: Allergen): string => ALLERGEN_LABELS[allergen];
