import { foldText } from '@tdt/domain';

/** Some hundred thousand recipes name the same few thousand ingredients: folding each name once halves their reading. */
const REMEMBERED_MAX = 10_000;
const remembered = new Map<string, readonly string[]>();

/** The folded words of an ingredient's name. */
export function foldedWords(name: string): readonly string[] {
  const known = remembered.get(name);
  if (known) return known;
  const words = foldText(name).split(' ').filter(Boolean);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(name, words);
  return words;
}
