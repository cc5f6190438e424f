import type { Difficulty, RecipeTypeCode } from '@tdt/contracts/plain';
import type { Demand } from '../ingredients/diets.ts';
import { foldText } from '../words/search-words.ts';
import { phraseKey } from './word-forms.ts';

/** What a word says about a recipe beside its texts; one field is set. */
export interface Meaning {
  type?: RecipeTypeCode;
  difficulty?: Difficulty;
  /** Longest total time. */
  minutes?: number;
  /** Diets that it must suit and allergens that it must be without, all of them. */
  demands?: readonly Demand[];
}

/** A short time, and what asks for it: as the filter "1 h au plus". */
export const QUICK = { minutes: 60, text: 'en une heure' } as const;

/**
 * Of the allergens, sulphites and lupin are missing: many foods hold them of which the table of ingredients does not say
 * so. "Sans lupin" finds nothing rather than something wrong.
 */
const WORDS: readonly [meaning: Meaning, phrases: string][] = [
  [{ type: 'entree' }, "entrée, hors d'œuvre, apéritif, apéro, amuse bouche, tapas, mezze"],
  [{ type: 'plat' }, 'plat, plat principal, plat de résistance, dîner, déjeuner, souper, repas'],
  [{ type: 'dessert' }, 'dessert, goûter, pâtisserie, petit déjeuner, petit déj, douceur, gourmandise'],
  [
    { difficulty: 'facile' },
    'facile, facilement, simple, simplement, débutant, inratable, pas difficile, pas compliqué, pas compliquée',
  ],
  [{ difficulty: 'moyen' }, 'moyen, moyenne, difficulté moyenne'],
  [{ difficulty: 'difficile' }, 'difficile, compliqué, compliquée, élaboré, élaborée'],
  [{ minutes: QUICK.minutes }, 'rapide, rapidement, vite, vite fait, express, peu de temps'],
  [{ demands: ['vegetarien'] }, 'végétarien, végétarienne, végé, veggie, sans viande'],
  [{ demands: ['vegan'] }, 'végan, végane, végétalien, végétalienne, plant based'],
  [{ demands: ['sans-gluten'] }, 'sans gluten, sans glutaine, sans glutène, sans blé, sans froment, gluten free'],
  [{ demands: ['sans-gluten'] }, 'cœliaque, céliaque, maladie cœliaque, maladie céliaque'],
  [
    { demands: ['sans-lactose'] },
    'sans lactose, sans lait, sans laitage, sans produit laitier, sans beurre, sans fromage',
  ],
  [{ demands: ['lait'] }, 'APLV, sans APLV, sans PLV, sans caséine, sans lactosérum'],
  [{ demands: ['sans-porc'] }, 'sans porc'],
  [{ demands: ['sans-fruits-a-coque'] }, 'sans fruit à coque, sans noix, sans noisette, sans amande'],
  [{ demands: ['sans-oeuf'] }, 'sans œuf'],
  [{ demands: ['poissons'] }, 'sans poisson'],
  [{ demands: ['crustaces'] }, 'sans crustacé, sans crevette, sans scampi'],
  [{ demands: ['mollusques'] }, 'sans mollusque'],
  // What is left of "fruits à coque" where its first word is mistyped.
  [{ demands: ['mollusques', 'sans-fruits-a-coque'] }, 'sans coque'],
  [{ demands: ['crustaces', 'mollusques'] }, 'sans fruit de mer, sans coquillage'],
  [{ demands: ['soja', 'arachides'] }, 'sans légumineuse, sans légume sec'],
  [{ demands: ['arachides'] }, 'sans arachide, sans cacahuète'],
  [{ demands: ['soja'] }, 'sans soja, sans soya'],
  [{ demands: ['celeri'] }, 'sans céleri'],
  [{ demands: ['moutarde'] }, 'sans moutarde'],
  [{ demands: ['sesame'] }, 'sans sésame'],
];

/** By the key of a phrase (`phraseKey`). */
export const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  WORDS.flatMap(([meaning, phrases]) =>
    phrases.split(', ').map((phrase) => [phraseKey(foldText(phrase)), meaning] as const),
  ),
);

/** Every word of the table, as it is written. */
export const MEANING_WORDS: readonly string[] = WORDS.flatMap(([, phrases]) => phrases.split(/,? |'/));

const TIME =
  /^(?:en )?(?:(?:moins|max|maximum|pas plus) )?(?:de |d )?(?:(?:une? )?(demi|quart d|trois quarts d) heures?|(une?|deux|trois|\d+) ?h(?:eures?)?(?: ?(\d+)(?! (?:personne|pers|convive|invite))(?: ?(?:mn|min|minutes?))?)?|(\d+) ?(?:mn|min|minutes?))(?: max(?:imum)?)?(?= |$)/;
/** What makes a time the shortest one, before or after it. */
const AT_LEAST = /^(?:(?:en )?plus (?:de|d|que) |(?:en )?au moins |minimum )/;
const OR_MORE = /^ (?:minimum|au moins|ou plus|et plus)(?= |$)/;
const PARTS_OF_HOUR: Readonly<Record<string, number>> = { demi: 30, 'quart d': 15, 'trois quarts d': 45 };
const NUMBERS: Readonly<Record<string, number>> = { un: 1, une: 1, deux: 2, trois: 3 };

/**
 * The time that a folded text begins with, and how many of its words say it: "en moins d une heure facile" -> 60, 5. A
 * minimum ("au moins une heure") has no minutes, since no filter looks for one.
 */
export function timeAtStart(text: string): { minutes: number | null; length: number } | null {
  const least = AT_LEAST.exec(text)?.[0] ?? '';
  const [phrase, part, hours, rest, minutes] = TIME.exec(text.slice(least.length)) ?? [];
  if (phrase === undefined) return null;
  const more = OR_MORE.exec(text.slice(least.length + phrase.length))?.[0] ?? '';
  const { length } = `${least}${phrase}${more}`.split(' ');
  if (least !== '' || more !== '') return { minutes: null, length };
  const ofHours = hours === undefined ? 0 : (NUMBERS[hours] ?? Number(hours)) * 60;
  const total = (PARTS_OF_HOUR[part ?? ''] ?? 0) + ofHours + Number(rest ?? minutes ?? 0);
  return { minutes: total, length };
}
