import { z } from 'zod';

const TRUE = ['true', '1', 'yes', 'on'];
const FALSE = ['false', '0', 'no', 'off'];

/** A switch: true, 1, yes, on or false, 0, no, off, in any case; `fallback` if unset. */
export function flag<T extends boolean | null>(fallback: T) {
  return z
    .string()
    .transform((text, context): boolean => {
      const word = text.toLowerCase();
      if (TRUE.includes(word)) return true;
      if (FALSE.includes(word)) return false;
      context.addIssue({ code: 'custom', message: 'must be true or false' });
      return z.NEVER;
    })
    .optional()
    .transform((value): boolean | T => value ?? fallback);
}

/** A whole number from `min` to `max` inclusive; `fallback` if unset. */
export function int({ min, max, fallback }: { min: number; max: number; fallback: number }) {
  return z
    .string()
    .refine((text) => /^-?\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number)
    .default(fallback);
}

/** One of several words; `fallback` if unset. */
export function oneOf<const T extends readonly [string, ...string[]]>(words: T, fallback: T[number]) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` }).default(fallback as never);
}

/**
 * The origin of a site (scheme, host, port) in its normalised form, or unset. A path or query is refused: it would end
 * up in the middle of every URL built from the origin.
 */
export function httpOrigin() {
  return z
    .string()
    .refine((text) => isOrigin(text), {
      error: 'must be an http or https address without user, path, query or hash, such as https://example.com',
    })
    .transform((text) => new URL(text).origin)
    .optional();
}

function isOrigin(text: string): boolean {
  if (/[?#]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, pathname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && username === '' && password === '';
}
