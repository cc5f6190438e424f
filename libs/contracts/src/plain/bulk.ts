/** Most documents of one run. */
export const BULK_MAX = 100_000;
/** Titles that say which documents are meant, of a selection and of each reason. */
export const BULK_TITLES = 5;
/** Skipped documents that a run lists one by one; the rest is counted. */
export const BULK_SKIPPED_MAX = 1000;
/** Days that a run can be read and undone after its start. */
export const BULK_DAYS = 30;

/** `ready`: frozen, nothing is changed yet. */
export const BULK_STATES = ['ready', 'running', 'done', 'undoing', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** Why a document is not changed: it breaks a rule of what is public, or something has happened meanwhile. */
export const BULK_REASONS = [
  'title',
  'description',
  'servings',
  'difficulty',
  'noIngredient',
  'ingredientIncomplete',
  'noStep',
  'stepIncomplete',
  'cover',
  'limits',
  'stale',
  'deleted',
  'country',
  'address',
  'version',
  'failed',
] as const;
export type BulkReason = (typeof BULK_REASONS)[number];

export const BULK_MESSAGES = {
  empty: 'La sélection est vide.',
  tooMany: '100 000 au plus à la fois.',
  one: 'Indiquez des identifiants ou une recherche.',
  country: "Ce pays n'existe pas.",
  group: 'Indiquez le nom du groupe.',
  region: 'Indiquez la région.',
} as const;
