import { foldText } from '../words/search-words.ts';

/** Words that link the parts of a name, and are left out: "noix coco" is "noix de coco". */
const LINKS = new Set('de d du des la l le les a au aux'.split(' '));

/** A word of a name in two forms: as it is written, without accents, and without the ending of the plural. */
export interface FoldedWord {
  exact: string;
  singular: string;
}

/**
 * The words of an ingredient's name that tell it: "Cerneaux de noix" -> cerneau, noi. Letters lose their accents, except
 * that "pâté" stays apart from "pâte".
 */
export const foldedWords = (text: string): FoldedWord[] =>
  foldText(text.replace(/\bp[âa]té/giu, 'patee'))
    .split(' ')
    .filter((word) => word !== '' && !LINKS.has(word))
    .map((exact) => ({ exact, singular: exact.length > 3 ? exact.replace(/s$|(?<=[ui])x$/, '') : exact }));
