import { notComparable } from '../../bson/key-writer.ts';
import { isRegex } from '../../bson/types.ts';
import { badValue, location, notSupported } from '../../errors.ts';
import type { FieldTest, OperatorFactory } from './types.ts';

/** A regular expression, bare, in `$in` or with `$options`: matches strings. */
export const $regex = (pattern: unknown, options?: unknown): FieldTest => {
  const regex = toRegExp(pattern, options);
  // Of the pattern: its translation has braces that repeat nothing.
  const most = longestText(isRegex(pattern) ? pattern.pattern : String(pattern));
  return (values) =>
    values.some((value) => {
      if (isRegex(value)) throw notComparable(value);
      if (typeof value !== 'string') return false;
      if (value.length > most) throw notSupported(`${regex} on a text of ${value.length} characters`);
      return regex.test(value);
    });
};

/** Steps that a match may take: nothing can interrupt it. They are some tenths of a second. */
const MAX_STEPS = 1e8;

/** How long a text may be: each repetition tries up to its whole length, each place to begin and each choice too. */
function longestText(source: string): number {
  const tokens: readonly string[] = source.match(TOKEN) ?? [];
  const count = (kinds: string) => tokens.filter((token) => kinds.includes(token)).length;
  const isAnchored = source.startsWith('^') && !tokens.includes('|');
  const repeats = count('*+{') + (isAnchored ? 0 : 1);
  return repeats === 0 ? Infinity : (MAX_STEPS / 2 ** count('?|')) ** (1 / repeats);
}

/** `$regex` reads `$options`. */
export const $options: OperatorFactory = () => () => true;

/** The parts of an expression: an escape, a class, a group with a quantifier, or one character. */
const TOKEN = /\\x[\da-f]{2}|\\[\s\S]|\[\^?(?:\\[\s\S]|[^\]\\])+(?:\]|$)|\)[*+?{]|[\s\S]/giu;

/**
 * Converts PCRE to JavaScript. What means something else there is rewritten: `.` and `$`. Refused is the rest, and
 * repeated groups, since they can take exponential time and cannot be interrupted.
 */
function toRegExp(pattern: unknown, options?: unknown): RegExp {
  const [source, own] = isRegex(pattern) ? [pattern.pattern, pattern.options] : [pattern, ''];
  if (typeof source !== 'string') throw badValue('$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (options !== undefined && own) throw location(51075, 'options set in both $regex and $options');
  const flags = options ?? own;
  for (const flag of flags) if (flag !== 'i') throw notSupported(`The option '${flag}' of regular expressions`);
  if (flags.includes('i') && /\\[wb]/i.test(source)) throw notSupported("\\w and \\b with the option 'i'");
  const translated = source.replace(TOKEN, (token, at: number) => translate(token, at, source));
  try {
    return new RegExp(translated, flags.includes('i') ? 'iu' : 'u');
  } catch (cause) {
    throw location(51091, `Regular expression is invalid: ${String(cause)}`);
  }
}

function translate(token: string, at: number, source: string): string {
  if (token === '.') return '[^\\n]';
  if (token === '$') return '(?=\\n?$)';
  if (/^\[.*\[[:.=]/s.test(token)) throw notSupported(`The class ${token} of regular expressions`);
  if (token.length > 1 && token.startsWith('[')) return token.replace(ESCAPE, translateEscape);
  if (token.startsWith('\\')) return translateEscape(token);
  const isSpecialGroup = token === '(' && source[at + 1] === '?' && source[at + 2] !== ':';
  const isRepeatedGroup = token.startsWith(')') && token.length > 1;
  if (isSpecialGroup || token === '[' || isRepeatedGroup) throw notSupported(`'${source}' as a regular expression`);
  return token;
}

const ESCAPE = /\\x[\da-f]{2}|\\[\s\S]/giu;

function translateEscape(token: string): string {
  if (/^\\(?:[dDwWbBntrf]|x..)$/.test(token)) return token;
  if (/^\\[\p{L}\p{N}]/u.test(token)) throw notSupported(`${token} in a regular expression`);
  return `\\u{${token.codePointAt(1)?.toString(16)}}`;
}
