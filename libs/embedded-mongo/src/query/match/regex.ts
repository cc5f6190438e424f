import { regexText } from '../../bson/key-writer.ts';
import { regexParts } from '../../bson/types.ts';
import { location, notSupported } from '../../errors.ts';
import { withElements } from '../paths.ts';
import type { FieldTest, OperatorFactory } from './types.ts';

/** A bare regular expression, or one in `$in`: matches strings, and equal stored expressions. */
export function regexTest(pattern: unknown): FieldTest {
  const regex = toRegExp(pattern);
  const text = regexText(pattern);
  return (values) =>
    withElements(values).some((value) =>
      typeof value === 'string' ? regex.test(value) : regexParts(value) !== undefined && regexText(value) === text,
    );
}

/** `{ $regex, $options }`: matches strings only. */
export const $regex = (pattern: unknown, options?: string): FieldTest => {
  const regex = toRegExp(pattern, options);
  return (values) => withElements(values).some((value) => typeof value === 'string' && regex.test(value));
};

/** `$regex` reads `$options`. */
export const $options: OperatorFactory = () => () => true;

/** The parts of an expression: an escape, a class, a group with a quantifier, or one character. */
const TOKEN = /\\x[\da-f]{2}|\\[\s\S]|\[\^?(?:\\[\s\S]|[^\]\\])+\]|\)[*+?{]|[\s\S]/giu;

/**
 * Converts PCRE to JavaScript. What means something else there is rewritten: `.`, `^`, `$` and `\s`. Refused is the
 * rest, and repeated groups, since they can take exponential time and cannot be interrupted.
 */
function toRegExp(pattern: unknown, options?: string): RegExp {
  const parts = regexParts(pattern) ?? { source: String(pattern), flags: '' };
  const flags = options ?? parts.flags;
  for (const flag of flags)
    if (!'imsu'.includes(flag)) throw notSupported(`The option '${flag}' of regular expressions`);
  const translated = parts.source.replace(TOKEN, (token, at: number) => translate(token, at, parts.source, flags));
  try {
    return new RegExp(translated, flags.includes('i') ? 'iu' : 'u');
  } catch (cause) {
    throw location(51091, `Regular expression is invalid: ${String(cause)}`);
  }
}

function translate(token: string, at: number, source: string, flags: string): string {
  if (token === '.') return flags.includes('s') ? '[\\s\\S]' : '[^\\n]';
  if (token === '^') return flags.includes('m') ? '(?<![^\\n])' : '^';
  if (token === '$') return flags.includes('m') ? '(?![^\\n])' : '(?=\\n?$)';
  if (token.length > 1 && token.startsWith('[')) return translateClass(token);
  if (token.startsWith('\\')) return translateEscape(token);
  const isSpecialGroup = token === '(' && source[at + 1] === '?' && source[at + 2] !== ':';
  if (isSpecialGroup || token === '[' || token.length > 1) throw notSupported(`'${source}' as a regular expression`);
  return token;
}

function translateClass(token: string): string {
  if (/\[[:.=]/.test(token.slice(1))) throw notSupported(`The class ${token} of regular expressions`);
  return token.replace(ESCAPE, (part) => {
    if (part === '\\S') throw notSupported('\\S in a class of regular expressions');
    return part === '\\s' ? SPACES : translateEscape(part);
  });
}

const ESCAPE = /\\x[\da-f]{2}|\\[\s\S]/giu;

/** What `\s` matches in PCRE; in JavaScript it also matches the spaces of Unicode. */
const SPACES = '\\t-\\r ';

function translateEscape(token: string): string {
  if (token === '\\s') return `[${SPACES}]`;
  if (token === '\\S') return `[^${SPACES}]`;
  if (/^\\(?:[dDwWbBntrf]|x..)$/.test(token)) return token;
  if (/^\\[\p{L}\p{N}]/u.test(token)) throw notSupported(`${token} in a regular expression`);
  return `\\u{${token.codePointAt(1)?.toString(16)}}`;
}
