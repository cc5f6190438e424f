/**
 * Where a text is no JSON: ` at position 12 (line 1 column 13)`, or nothing. The rest of the message repeats the text,
 * which may be that of another file: of the one that a link leads to.
 */
export const placeOf = (error: unknown): string =>
  / at position \d+(?: \(line \d+ column \d+\))?/.exec((error as Error).message)?.[0] ?? '';
