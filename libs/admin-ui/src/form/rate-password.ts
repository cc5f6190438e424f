export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Bits of guessing from which a password is fair, good, strong. */
const LIMITS = [35, 55, 75];

/** Kinds of characters, and how many there are to guess among. */
const KINDS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d\s]/, 33],
  [/\s/, 1],
];

/** What is tried first: it counts as one character. */
const COMMON = /pass(?:word|e)?|mot ?de ?passe|azerty|qwerty|admin|bonjour|soleil|welcome|letmein|recettes?|cuisine/gi;

/**
 * How hard a password is to guess, roughly: a hint, never a rule. Characters that repeat the one before or follow on
 * from it (aaaa, 1234, edcb) count for nothing.
 */
export function ratePassword(password: string): Strength {
  const rest = [...password.replace(COMMON, '*')];
  const kinds = KINDS.filter(([kind]) => kind.test(password)).reduce((sum, [, size]) => sum + size, 0);
  const surprising = rest.filter((_, index) => Math.abs(codeAt(rest, index) - codeAt(rest, index - 1)) > 1).length;
  const bits = surprising * Math.log2(Math.max(kinds, 1));
  return STRENGTHS[LIMITS.filter((limit) => bits >= limit).length] ?? 'weak';
}

const codeAt = (characters: string[], index: number) => characters[index]?.codePointAt(0) ?? Number.NEGATIVE_INFINITY;
