import { type Context, UsageError } from '../command.ts';

/** Asks whether to go on. */
export type Consent = (question: string) => Promise<boolean>;

/**
 * Consent to what cannot be undone: given ahead by `--yes`, else asked for. Throws `UsageError` at once where there is
 * nobody to ask.
 */
export function consentFrom({ confirm }: Pick<Context, 'confirm'>, yes = false): Consent {
  if (yes) return async () => true;
  if (!confirm) throw new UsageError('This removes data, and there is no terminal to ask: confirm it with --yes.');
  return async (question) => /^(?:y|yes)$/i.test((await confirm(`${question} [y/N] `)).trim());
}
