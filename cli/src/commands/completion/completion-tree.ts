import type { Command } from 'commander';

/** A word that can be completed. */
export interface CompletionWord {
  name: string;
  description: string;
}

/** `value`: what follows the option; `null`: nothing. */
export interface CompletionOption extends CompletionWord {
  value: 'file' | 'text' | null;
}

/** What can follow the names of a command. */
export interface CompletionNode {
  /** Names after `tdt`, separated by blanks; '' is the program itself. */
  path: string;
  commands: readonly CompletionWord[];
  /** Its own options and those of every command. */
  options: readonly CompletionOption[];
  /** Operands that are one of these words. */
  words: readonly string[];
  takesFiles: boolean;
}

const HELP: CompletionOption = { name: '--help', description: 'show how to call the command', value: null };
const isFile = (name: string): boolean => /^(?:files?|folder)$/.test(name);

/** All nodes of the tree of commands, the program first. */
export function completionTree(program: Command): CompletionNode[] {
  const common = optionsOf(program).filter(({ name }) => name !== '--version');
  const nodesOf = (command: Command, path: string): CompletionNode[] => {
    const operands = command.registeredArguments;
    const node: CompletionNode = {
      path,
      commands: command.commands.map((child) => ({ name: child.name(), description: child.description() })),
      options: [...(command === program ? optionsOf(program) : [...optionsOf(command), ...common]), HELP],
      words: operands.flatMap(({ argChoices }) => argChoices ?? []),
      takesFiles: operands.some((operand) => isFile(operand.name())),
    };
    return [node, ...command.commands.flatMap((child) => nodesOf(child, `${path} ${child.name()}`.trim()))];
  };
  return nodesOf(program, '');
}

const optionsOf = (command: Command): CompletionOption[] =>
  command.options.map(({ long, flags, description, required }) => ({
    name: long ?? flags,
    description,
    value: required ? (isFile(/<([^<>]+)>/.exec(flags)?.[1] ?? '') ? 'file' : 'text') : null,
  }));

/** Names of the options that take such a value, in any command. */
export const optionsTaking = (nodes: readonly CompletionNode[], value: 'file' | 'text'): string[] => [
  ...new Set(
    nodes.flatMap(({ options }) => options.filter((option) => option.value === value).map(({ name }) => name)),
  ),
];

/** A text as one word of a shell: all three read single quotes alike, except a quote between them. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
