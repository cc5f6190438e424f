import type { Verb } from './command.ts';

/**
 * Makes what commander calls for a command out of a verb: `options` are the command's own, `operands` the words after
 * its name, all of which are there.
 */
export type Action = <T extends object>(
  verb: (options: T, ...operands: string[]) => Verb,
) => (...received: unknown[]) => Promise<void>;

/** The option of every command that writes. */
export const DRY_RUN = ['--dry-run', 'say what would be done and write nothing'] as const;
