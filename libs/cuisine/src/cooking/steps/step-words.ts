import { stem } from './name-words.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

/**
 * Nouns that without their complement may mean something else: "la pâte" is the dough, "les blancs" those of the eggs.
 */
export const AMBIGUOUS =
  set(`eau blanc jus sauce pâte poudre crème purée sirop gousse feuille brin tige graine botte tranche
  morceau filet noix cœur zeste pincée fleur piment grain pousse bouquet bâton`);
/** What is made of a thing is another: "les olives" are no "huile d'olive", "eau de cuisson" is no "eau". */
export const PRODUCTS = set(`huile lait eau sauce bouillon sirop vinaigre farine fécule crème beurre mélasse
  concentré`);
export const MADE: ReadonlySet<string> = new Set([...PRODUCTS, 'pate', 'confiture', 'bille', 'boule']);
/** The same of what gives the taste: "sirop au gingembre" needs no ginger. */
export const FLAVOURED = set('sirop sauce soupe');
/**
 * What stands before something that is there already, or not needed yet: "dans la même huile", "gardez-le pour la
 * sauce".
 */
export const POINTING = set('même ce cet cette pour');
/** Kinds, meant as a whole: "les herbes" are no "herbes de Provence". */
export const KINDS = set('herbe épice légume fruit');
/** "Le poisson" is no "poisson séché". */
export const PRESERVED = set('séché séchée fumé fumée salé salée');
/**
 * What no complement begins with: "couvrez les os d'eau", "versez la farine d'un coup", "en dés et", "du bout des
 * doigts".
 */
export const NO_COMPLEMENT = set('eau un et bout quelque toute');
/** They are called so in short, though some recipes make one. */
export const BOUGHT = set('crème bouillon');
/** "2 cuillères à café", "un couteau à pain". */
export const TOOLS = set('cuillère cuillerée couteau papier verre moule');
/** "Salez" means the salt, perhaps not all of it; "un plan huilé" needs no oil. */
export const VERB = /^(sal|poivr|huil|sucr|beurr|farin)(?:ez|er)(?:-l\p{L}+)?$/u;
export const PARTICIPLE = /(?<!\p{L})(?:sal|poivr|huil|sucr|beurr|farin)ée?s?(?!\p{L})/giu;
export const NOUNS: Readonly<Record<string, string>> = {
  sal: 'sel',
  poivr: 'poivre',
  huil: 'huile',
  sucr: 'sucre',
  beurr: 'beurre',
  farin: 'farine',
};
/** Another water than that of the list, unless the list says so. */
export const OTHER_WATER =
  /(?<!\p{L}|(?:versez|ajoutez) l['’])eau\s+(salée|bouillante|frémissante|chaude|froide|glacée|de\s+cuisson)/giu;
/** Measures that do not say of which of two sugars they are: "une cuillerée de sucre". */
export const VAGUE = set('peu bol verre cuillerée casserole goutte filet noix louche poignée');
/** "Un peu d'eau" comes from the tap; of the rest it is not all. */
export const PARTS: ReadonlySet<string> = new Set([
  ...VAGUE,
  ...set('reste moitié tiers quart partie beaucoup soupe brin'),
]);
/** What follows is needed for each piece. */
export const EACH = /(?<!\p{L})chaque(?!\p{L})(?:(?!chaque)[^.!?;])*$/iu;
/** Water for washing and soaking comes from the tap. */
export const WASHING = /(?<!\p{L})(?:rinc|lav|tremp|jet|chass)e[zr](?!\p{L})/iu;
