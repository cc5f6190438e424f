import type { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { maskPassword } from './mask-password.ts';

type Source = Readonly<Record<string, string | undefined>>;

/** Values of variables with such names are never repeated in a message: they are, or may hold, secrets. */
const SECRET = /SECRET|PASSWORD|TOKEN|KEY|URI|CREDENTIAL/i;
const SHOWN_MAX = 60;

/**
 * Reads a program's configuration: `schema` is one zod object whose keys are variable names. Blank values count as
 * unset; variables the schema does not name are ignored. Throws `ConfigError` with all faults at once.
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
  if (!name) return sentence(issue.message);
  if (value === undefined) return `${name} is not set; it ${verbed(issue.message)}.`;
  const shown = SECRET.test(name) ? '' : ` (it is ${JSON.stringify(shorten(value))})`;
  return `${name} ${verbed(issue.message)}${shown}.`;
}

/** zod's own messages ("Invalid input: …") become a sentence's end; ours begin with a verb already. */
function verbed(message: string): string {
  const text = message.replace(/\.$/, '');
  return /^(must|may|is|has|cannot|needs)\b/.test(text)
    ? text
    : `is not valid: ${text.replace(/^Invalid input: /, '')}`;
}

const sentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`);

function shorten(value: string): string {
  const shown = maskPassword(value);
  return shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX)}…` : shown;
}
