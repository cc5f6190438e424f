/** Widest one line may be inside the ring, and either of two, in units of the drawing; what a letter of size 1 takes. */
const LINE_WIDTH = 112;
const PAIR_WIDTH = 98;
const LETTER_WIDTH = 0.47;
const LARGEST = 34;
/** Longer than this, words go on two lines. */
const ONE_LINE = 11;

/** The greeting's lines, as even as they come, and the letter size at which they fit the ring. */
export function stampLines(words: string): { lines: string[]; size: number } {
  const lines = words.length > ONE_LINE ? split(words.trim().split(/\s+/)) : [words];
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
