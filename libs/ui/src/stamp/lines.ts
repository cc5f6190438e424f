/** In units of the drawing: the widest single line inside the ring, the widest of two, and a letter of size 1. */
const LINE_WIDTH = 112;
const PAIR_WIDTH = 98;
const LETTER_WIDTH = 0.47;
const LARGEST = 34;
/** Characters; a longer greeting takes two lines. */
const ONE_LINE_MAX = 11;

/** The greeting on one or two balanced lines, and the font size that fits the ring. */
export function stampLines(words: string): { lines: string[]; size: number } {
  const lines = words.length > ONE_LINE_MAX ? split(words.trim().split(/\s+/)) : [words];
  const longest = Math.max(...lines.map((line) => line.length));
  const width = lines.length > 1 ? PAIR_WIDTH : LINE_WIDTH;
  return { lines, size: Math.min(LARGEST, Math.floor(width / (longest * LETTER_WIDTH))) };
}

function split(words: string[]): string[] {
  let best = [words.join(' ')];
  for (let cut = 1; cut < words.length; cut += 1) {
    const pair = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    if (widest(pair) < widest(best)) best = pair;
  }
  return best;
}

const widest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
