import { regexText } from '../../bson/compare.ts';
import { regexParts } from '../../bson/types.ts';
import { badValue } from '../../errors.ts';
import { withElements } from '../paths.ts';
import type { FieldTest, OperatorFactory } from './types.ts';

/** A bare regular expression, or one in `$in`: matches strings, and equal stored expressions. */
export function regexTest(pattern: unknown, options?: string): FieldTest {
  const regex = toRegExp(pattern, options);
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

/**
 * Converts PCRE to JavaScript: the flags `i`, `m` and `s` are the same, `x` and a leading `(?i)` are rewritten. Tries
 * Unicode mode first; since it refuses escapes that PCRE allows (`\-`), the second try does without.
 */
function toRegExp(pattern: unknown, options?: string): RegExp {
  const parts = regexParts(pattern) ?? { source: String(pattern), flags: '' };
  let { source } = parts;
  let flags = options ?? parts.flags;
  const inline = /^\(\?([imsx]+)\)/.exec(source);
  if (inline) {
    flags += inline[1];
    source = source.slice(inline[0].length);
  }
  if (flags.includes('x')) source = source.replace(/(?<!\\)#.*$/gm, '').replace(/(?<!\\)\s+/g, '');
  const kept = [...new Set(flags)].filter((flag) => 'ims'.includes(flag)).join('');
  try {
    return new RegExp(source, `${kept}u`);
  } catch {
    try {
      return new RegExp(source, kept);
    } catch (cause) {
      throw badValue(`Regular expression is invalid: ${String(cause)}`);
    }
  }
}
