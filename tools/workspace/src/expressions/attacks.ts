import { createContext, Script } from 'node:vm';

/** A character that a class, an escape or a property stands for. */
const MEMBERS: Readonly<Record<string, string>> = { d: '1', D: 'x', w: 'a', W: ' ', s: ' ', S: 'x', n: '\n', t: '\t' };
/** What an expression is made of: a property, a code, an escape, a group, a class, a repetition, a sign. */
const PART =
  /\\p\{(\w)[^}]*\}|\\(?:u\{?|x)([\da-f]{2,6})\}?|\\(.)|\(\?(?:[:=!]|<[=!]|<\w+>)|\[(\^?)((?:\\.|[^\]\\])*)\]|\{\d+,?\d*\}|([^*+?^$()|])/giu;
const OF_PROPERTY: Readonly<Record<string, string>> = { L: 'e', N: '1', M: '\u0301', P: '!', Z: ' ', C: '\u200B' };

/** A text for each part of an expression, in their order: all together, they are about what it matches. */
function samplesOf(source: string): string[] {
  return [...source.matchAll(PART)].flatMap(([, property, code, escaped, isNot, members, sign]) => {
    if (property) return OF_PROPERTY[property.toUpperCase()] ?? 'e';
    if (code) return String.fromCodePoint(Number.parseInt(code, 16));
    if (escaped) return /[bBk\d]/.test(escaped) ? [] : (MEMBERS[escaped] ?? escaped);
    if (members !== undefined) return isNot ? 'x' : samplesOf(members).slice(0, 1);
    return sign === '.' ? 'x' : (sign ?? []);
  });
}

/** More parts than this are alternatives of one place. */
const PARTS_MAX = 40;

/**
 * Beginnings and texts to repeat that make a slow expression try every place anew: each part alone, behind all that is
 * before it, with the next one, and everything up to it.
 */
function pumpsOf(source: string): Attack[] {
  const samples = samplesOf(source).slice(0, PARTS_MAX);
  return samples.flatMap((sample, at): Attack[] => {
    const before = samples.slice(0, at).join('');
    return [
      ['', sample],
      [before, sample],
      ['', `${sample}${samples[at + 1] ?? ' '}`],
      ['', `${before}${sample}`],
    ];
  });
}

/** Nothing matches it, so that an expression which ends in `$` or in a sign fails at the end. */
const ENDING = '\0\n\0';
/** In characters. The first is enough for what takes exponential time, which the second would never end. */
const LENGTHS = [500, 16_000];
/** Of processor time: a linear expression takes a fifth of it at most, a quadratic one five times as much. */
const LONGEST_MS = 25;
/** Of all attacks on an expression at one length: only exponential time takes longer. */
const TIMEOUT_MS = 2000;

/** In a script, since only a script can be interrupted while it matches. */
const ATTACK = new Script('attacks.find(isSlow)');

type Attack = [before: string, repeated: string];

/** A beginning, and what is to be repeated behind it to make an expression slow; `null` if nothing does. */
export function slowOn(regex: RegExp): Attack | null {
  const attacks = pumpsOf(regex.source);
  for (const length of LENGTHS) {
    let tried: Attack | null = null;
    const isSlow = (attack: Attack) => {
      tried = attack;
      const [before, repeated] = attack;
      return takesLong(regex, before + repeated.repeat(length / repeated.length + 1) + ENDING);
    };
    try {
      const slow = ATTACK.runInContext(createContext({ attacks, isSlow }), { timeout: TIMEOUT_MS });
      if (slow) return slow;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      return tried;
    }
  }
  return null;
}

/** Three times in a row: once may be due to a collection of garbage. */
function takesLong(regex: RegExp, text: string): boolean {
  return [1, 2, 3].every(() => {
    const before = process.threadCpuUsage();
    text.replace(regex, '');
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 > LONGEST_MS;
  });
}
