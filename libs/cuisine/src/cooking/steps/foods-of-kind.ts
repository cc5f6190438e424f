import { nameWords, stem } from './name-words.ts';
import { MADE, PARTS, set } from './step-words.ts';

/** What "la viande" of a recipe may be, by a word of its name. Herbs and spices are too many to be sure. */
const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  viande: set('agneau bœuf canard chevreau dinde lapin mouton porc poulet veau'),
  fromage: set(`cheddar chèvre comté emmental feta féta gorgonzola gruyère halloumi kaşar kasseri
    kefalotyri kéfalotyri mozzarella parmesan pecorino ricotta roquefort sulguni`),
  poisson: set('bar cabillaud colin dorade daurade lieu maquereau merlu mérou rascasse saumon sole thiof thon'),
};
/** Names that begin so are no meat: "os de bœuf", "bouillon de poulet". */
const NO_FLESH = set('os bouillon fond graisse gras sauce foie');

/** "La viande", "la moitié du fromage"; "la viande crue" is one of several. */
const KIND =
  /(?<!\p{L})(?:(\p{L}+)\s+)?(?:la|les?|du|des)\s+(viande|fromage|poisson)(s?)(?!\p{L}|\s+(?:\p{L}+ée?|crue?|frais)(?!\p{L}))/giu;
/** "Jusqu'à ce que la viande soit tendre", "avec même la viande". */
const IS_DONE = new Set(['que', 'même']);

/**
 * The ingredients that a step means by their kind: the only one of its group, else of the recipe; all of them in the
 * plural.
 */
export function foodsOfKind<T extends { name: string; group: string | null }>(
  text: string,
  ingredients: readonly T[],
  group: string | null,
): { ingredient: T; isPart: boolean }[] {
  return [...text.matchAll(KIND)].flatMap(([, before = '', kind = '', plural]) => {
    if (IS_DONE.has(before.toLowerCase())) return [];
    const meant = ingredients.filter(({ name }) => isOfKind(name, kind.toLowerCase()));
    const own = meant.filter((one) => one.group === group);
    const nearest = own.length > 0 ? own : meant;
    if (nearest.length > 1 && !plural) return [];
    return nearest.map((ingredient) => ({ ingredient, isPart: PARTS.has(stem(before)) }));
  });
}

const isOfKind = (name: string, kind: string): boolean =>
  nameWords(name).some((words) => {
    const head = words[0]?.word ?? '';
    return !MADE.has(head) && !NO_FLESH.has(head) && words.some(({ word }) => KINDS[kind]?.has(word));
  });
