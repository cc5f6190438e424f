import { foldText } from '../../words/search-words.ts';

/** A word of an ingredient's name. */
export interface NameWord {
  /** Its stem. */
  word: string;
  /** The preposition before it: 'de' for "d'", "du", "des"; 'a' for "au"; '' for none. */
  link: string;
  /** Where it ends in the text that was read. */
  end: number;
}

const LINKS: Readonly<Record<string, string>> = {
  de: 'de',
  d: 'de',
  du: 'de',
  des: 'de',
  a: 'a',
  au: 'a',
  aux: 'a',
  en: 'en',
};
const ARTICLES = new Set(['la', 'le', 'les', 'l']);
const WORD = /[\s'’]*(\p{L}+(?:-\p{L}+)*)/guy;

/** Singular and plural, with and without accents, have one stem: "œufs", "oeuf"; "choux", "chou". */
export const stem = (word: string): string => stemOfFolded(foldText(word));

const stemOfFolded = (folded: string): string => folded.replaceAll(' ', '-').replace(/(?<=\p{L}{2})[sx]$/u, '');

/** Adjectives of size and quality in front of a noun, which say nothing of what it is. */
const BEFORE = new Set('petit petite gros grosse grand grande beau belle bon bonne jeune autre'.split(' ').map(stem));

/**
 * The words of a noun with what follows it, up to the first punctuation mark; adjectives before the noun are left out.
 * @param max words read at most
 */
export function readWords(text: string, max: number): NameWord[] {
  const words: NameWord[] = [];
  let link = '';
  for (const { 0: all, 1: letters = '', index } of text.matchAll(WORD)) {
    if (words.length === max) break;
    const folded = foldText(letters);
    const word = stemOfFolded(folded);
    if (folded in LINKS) link = LINKS[folded] ?? '';
    else if (!ARTICLES.has(folded) && !(words.length === 0 && BEFORE.has(word))) {
      words.push({ word, link, end: index + all.length });
      link = '';
    }
  }
  return words;
}

/** The names in an ingredient's name: remarks in brackets are left out, "ghee ou huile" are two. */
export function nameWords(name: string): NameWord[][] {
  const parts = name.replace(/\([^)]*\)?/g, ' ').split(/(?<!\s)\s+ou\s+/u);
  return parts.map((part) => readWords(part, Number.POSITIVE_INFINITY)).filter(([head]) => head?.link === '');
}
