import type { Command } from 'commander';
import type { Result } from '../../command.ts';
import { bashCompletion } from './bash-completion.ts';
import { completionTree } from './completion-tree.ts';
import { fishCompletion } from './fish-completion.ts';
import { zshCompletion } from './zsh-completion.ts';

const SCRIPTS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };
export type Shell = keyof typeof SCRIPTS;
export const SHELLS = Object.keys(SCRIPTS) as Shell[];

/** `tdt completion`: a script with all names in it, so that a key press starts no program. */
export function printCompletion(program: Command, shell: Shell): Result {
  const script = SCRIPTS[shell](completionTree(program));
  return { data: { shell, script }, lines: script.split('\n') };
}
