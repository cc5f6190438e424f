import { foldText } from '@tdt/cuisine/words';

/** What is bought is the same, however warm, soft or beaten a recipe wants it. */
const STATE =
  /^(beurre|eau|ghee|lait|oeuf|saindoux) (?:battu|bouillante?|chaude?|fondu|froide?|glacee|molle|mou|tiede)$/;

/** Words without accents, case and the ending of the plural: "Œufs frais" -> "oeuf frai". */
export const singularWords = (text: string): string =>
  foldText(text).replace(/(?<=\p{L}{3})[sx](?![\p{L}\p{N}])/gu, '');

/** Ingredients with the same key are the same line of a shopping list: "oignons" and "Oignon", "beurre" and "beurre mou". */
export const ingredientKey = (name: string): string => singularWords(name).replace(STATE, '$1') || name.trim();

/** The name of an ingredient as it is bought: "beurre" for "beurre mou". */
export const boughtName = (name: string): string =>
  STATE.test(singularWords(name)) ? (name.trim().split(' ')[0] ?? name) : name;
