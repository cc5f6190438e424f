import { STAGES } from '../commands/count.ts';
import { DELETE_OPTIONS, GENERAL_OPTIONS, INDEX_OPTIONS, type Options, UPDATE_OPTIONS } from '../commands/options.ts';
import { COMMANDS } from '../commands/registry.ts';
import { HANDSHAKE, VERSION } from '../engine/handshake.ts';
import { FILTER_OPERATORS } from '../query/match/compile.ts';
import { UPDATE_OPERATORS } from '../query/update/operators.ts';

const code = (names: Iterable<string>): string => [...names].map((name) => `\`${name}\``).join(' ') || '—';

const named = (options: Options): string => code([...options.keys()].map((name) => name.replace('!', '')));

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

/** The page that lists what the engine supports, made from the tables by which it refuses everything else. */
export function supportPage(): string {
  const commands = [
    ...[...HANDSHAKE.keys()].map((name) => [code([name]), 'those of drivers; others are ignored']),
    ...[...COMMANDS].map(([name, { options }]) => [code([name]), named(options)]),
  ];
  const parts: [string, Options][] = [
    ['any command', GENERAL_OPTIONS],
    ['an element of `updates`', UPDATE_OPTIONS],
    ['an element of `deletes`', DELETE_OPTIONS],
    ['an element of `indexes`', INDEX_OPTIONS],
  ];
  return [
    `# What the embedded engine supports\n\nIt responds like MongoDB ${VERSION}. Everything else is refused by name.\n`,
    `## Commands\n\n${table(['Command', 'Options'], commands)}`,
    `## Options of parts\n\n${table(
      ['Part', 'Options'],
      parts.map(([part, options]) => [part, named(options)]),
    )}`,
    `## Queries\n\n${table(
      ['Kind', 'Supported'],
      [
        ['filter', code(FILTER_OPERATORS)],
        ['projection', 'fields to include, or to exclude'],
        ['update', `a replacement, or ${code(UPDATE_OPERATORS)}; ${code(['$each', '$slice'])} in \`$push\``],
        ['aggregation', `a count: ${code(STAGES)}, in this order; \`$group\` by a constant, with \`{ $sum: 1 }\``],
        ['index', 'ascending and descending fields; unique, sparse'],
      ],
    )}`,
  ].join('\n');
}
