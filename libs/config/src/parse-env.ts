import type { z } from 'zod';

type Source = Readonly<Record<string, string | undefined>>;

/** An unusable environment: one sentence per fault, each with the name of its variable. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n- ${faults.join('\n- ')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Messages never repeat the values of variables with such names. */
const SECRET = /SECRET|PASSWORD|TOKEN|KEY|URI|CREDENTIAL/i;
const SHOWN_MAX = 60;

/**
 * Reads a program's configuration. The keys of `schema` are the names of variables. Blank values count as unset; other
 * variables are ignored. Throws one `ConfigError` with all faults.
 */
export function parseEnv<T extends z.ZodObject>(schema: T, source: Source): z.infer<T> {
  const named = Object.keys(schema.shape).map((name) => [name, source[name]?.trim() || undefined] as const);
  const given = Object.fromEntries(named.filter(([, value]) => value !== undefined));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((issue) => describe(issue, given)));
}

function describe(issue: z.core.$ZodIssue, given: Source): string {
  const name = String(issue.path[0] ?? '');
  const value = given[name];
  if (!name) return issue.message.endsWith('.') ? issue.message : `${issue.message}.`;
  if (value === undefined) return `${name} is not set; it ${predicate(issue.message)}.`;
  const shown = SECRET.test(name) ? '' : ` (it is ${JSON.stringify(abbreviate(value))})`;
  return `${name} ${predicate(issue.message)}${shown}.`;
}

/** Our messages begin with a verb; zod's own ("Invalid input: …") get one. */
function predicate(message: string): string {
  const text = message.replace(/\.$/, '');
  return /^(must|may|is|has|cannot|needs)\b/.test(text)
    ? text
    : `is not valid: ${text.replace(/^Invalid input: /, '')}`;
}

function abbreviate(value: string): string {
  const shown = maskPassword(value);
  return shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX)}…` : shown;
}

/**
 * Hides the credentials of every URL in a text: everything up to the last `@`, since an unescaped password may contain
 * a slash or another `@`.
 */
export const maskPassword = (text: string): string =>
  text.replace(/\S+/g, (word) => {
    const from = word.search(/\w:\/\//) + '_://'.length;
    const at = word.lastIndexOf('@');
    return from > '_://'.length - 1 && at >= from ? `${word.slice(0, from)}***${word.slice(at)}` : word;
  });
