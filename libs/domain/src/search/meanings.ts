import type { Diet, Difficulty, RecipeTypeCode } from '@tdt/contracts/plain';
import { phraseKey } from './word-forms.ts';

/** What a word says about a recipe beside its texts; one field is set. */
export interface Meaning {
  type?: RecipeTypeCode;
  difficulty?: Difficulty;
  /** Longest total time. */
  minutes?: number;
  diet?: Diet;
}

/** As the filter "1 h au plus". */
const QUICK = 60;

const WORDS: readonly [meaning: Meaning, phrases: string][] = [
  [{ type: 'entree' }, 'entree, hors d oeuvre, aperitif, apero, amuse bouche, tapas, mezze'],
  [{ type: 'plat' }, 'plat, plat principal, plat de resistance, diner, dejeuner, souper, repas'],
  [{ type: 'dessert' }, 'dessert, gouter, patisserie, petit dejeuner, douceur, gourmandise'],
  [{ difficulty: 'facile' }, 'facile, facilement, simple, simplement, debutant, inratable'],
  [{ difficulty: 'moyen' }, 'moyen, moyenne, difficulte moyenne'],
  [{ difficulty: 'difficile' }, 'difficile, complique, compliquee, elabore, elaboree'],
  [{ minutes: QUICK }, 'rapide, rapidement, vite, vite fait, express'],
  [{ diet: 'vegetarien' }, 'vegetarien, vegetarienne, vege, veggie, sans viande'],
  [{ diet: 'vegan' }, 'vegan, vegane, vegetalien, vegetalienne'],
  [{ diet: 'sans-gluten' }, 'sans gluten'],
  [{ diet: 'sans-lactose' }, 'sans lactose, sans lait'],
  [{ diet: 'sans-porc' }, 'sans porc'],
  [{ diet: 'sans-fruits-a-coque' }, 'sans fruits a coque, sans noix'],
  [{ diet: 'sans-oeuf' }, 'sans oeuf'],
];

/** By the key of a phrase (`phraseKey`). */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  WORDS.flatMap(([meaning, phrases]) => phrases.split(', ').map((phrase) => [phraseKey(phrase), meaning] as const)),
);

/** Every word of the table, as it is written. */
export const MEANING_WORDS: readonly string[] = WORDS.flatMap(([, phrases]) => phrases.split(/,? /));

const TIME =
  /^(?:en )?(?:moins )?(?:de |d )?(?:(?:une? )?(demi|quart d|trois quarts d) heures?|(une?|deux|trois|\d+) ?h(?:eures?)?(?: ?(\d+))?|(\d+) ?(?:mn|min|minutes?))(?= |$)/;
const PARTS_OF_HOUR: Readonly<Record<string, number>> = { demi: 30, 'quart d': 15, 'trois quarts d': 45 };
const NUMBERS: Readonly<Record<string, number>> = { un: 1, une: 1, deux: 2, trois: 3 };

/** The time that a folded text begins with, and how many of its words say it: "en moins d une heure facile" -> 60, 5. */
export function timeAtStart(text: string): { minutes: number; length: number } | null {
  const [phrase, part, hours, rest, minutes] = TIME.exec(text) ?? [];
  if (phrase === undefined) return null;
  const ofHours = hours === undefined ? 0 : (NUMBERS[hours] ?? Number(hours)) * 60;
  const total = (PARTS_OF_HOUR[part ?? ''] ?? 0) + ofHours + Number(rest ?? minutes ?? 0);
  return { minutes: total, length: phrase.split(' ').length };
}
