import { type NameWord, stem } from './name-words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

/**
 * Kinds whose complement a step may leave out: "huile" is the "huile d'olive" of the list; "lait" is no "lait de coco".
 */
const SHORT = set('huile farine fecule vinaigre miel vin bouillon cuisse haut blanc jaune galette tortilla vermicelle');
/** Also made while cooking: "la moitié de la pâte" is the dough, whatever "pâte de piment" the list has. */
const PREPARED = set(
  'pate sauce creme farce sirop bouillon puree marinade garniture melange jus bouillie compote soupe',
);
/** Adjectives that make another ingredient: "sucre roux" is not the "sucre" of the list, nor is what remains. */
const DISTINCT = set(`blanc blanche rouge vert verte noir noire jaune brun brune roux rousse rose glace complet complete
  vanille semoule muscovado gluant rond long concentre fume fumee sec seche sale salee sucre sucree perle restant restante`);

export interface NameMatch {
  /** Words of the row's name that the text has. */
  words: number;
  /** Whether that is all of the name. */
  isWhole: boolean;
  /** Where the name ends in the text. */
  end: number;
  /** What the text mentions may as well be something made while cooking: only a whole row is safe. */
  isVague: boolean;
}

/** Whether the words of a text, which begin with a noun, name an ingredient of this name; `null` if they do not. */
export function matchName(text: readonly NameWord[], name: readonly NameWord[]): NameMatch | null {
  const [noun, head] = [text[0], name[0]];
  if (!noun || !head || noun.word !== head.word) return null;
  const known = new Set([head.word]);
  let { end } = noun;
  for (const { word, link, end: wordEnd } of text.slice(1)) {
    const inName = name.some((other) => other.word === word && (other.link === link || link === ''));
    if (!inName) {
      if (link === 'de' || (link === '' && DISTINCT.has(word))) return null;
      break;
    }
    known.add(word);
    end = wordEnd;
  }
  const isShort = name.some(({ word, link }) => link === 'de' && !known.has(word));
  if (isShort && !SHORT.has(head.word)) return null;
  const isWhole = known.size === name.length;
  return { words: known.size, isWhole, end, isVague: PREPARED.has(head.word) && !isWhole };
}
