export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Bits of entropy from which a password is fair, good, strong. */
const LIMITS = [35, 55, 75];

/** Kinds of characters, and how many characters each has. */
const KINDS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d\s]/, 33],
  [/\s/, 1],
];

/** Words that attackers try first: each counts as one character. */
const COMMON = /pass(?:word|e)?|mot ?de ?passe|azerty|qwerty|admin|bonjour|soleil|welcome|letmein|recettes?|cuisine/gi;

/**
 * Estimates how hard a password is to guess: a hint, never a rule. A character that repeats or continues the previous
 * one (aaaa, 1234, edcb) does not count.
 */
export function ratePassword(password: string): Strength {
  const rest = [...password.replace(COMMON, '*')];
  const kinds = KINDS.filter(([kind]) => kind.test(password)).reduce((sum, [, size]) => sum + size, 0);
  const unpredictable = rest.filter((_, index) => Math.abs(codeAt(rest, index) - codeAt(rest, index - 1)) > 1).length;
  const bits = unpredictable * Math.log2(Math.max(kinds, 1));
  return STRENGTHS[LIMITS.filter((limit) => bits >= limit).length] ?? 'weak';
}

const codeAt = (characters: string[], index: number) => characters[index]?.codePointAt(0) ?? Number.NEGATIVE_INFINITY;
