import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** A regular expression of the sources, and a file in which it is written. */
export interface Expression {
  regex: RegExp;
  file: string;
}

const SOURCES = '{bff,cli,{hosts,libs,remotes}/*}/src/**/*.{ts,tsx}';
const NOT_SHIPPED = /\.test\.tsx?$|\/testing\//;

/** The regular expressions that the product's sources contain as literals, each once. */
export function expressionsBelow(root: string): Expression[] {
  const found = new Map<string, Expression>();
  for (const file of globSync(SOURCES, { cwd: root })
    .filter((file) => !NOT_SHIPPED.test(file))
    .sort()) {
    const program = parseSync(readFileSync(join(root, file), 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
    });
    for (const regex of literalsOf(program)) found.set(String(regex), { regex, file });
  }
  return [...found.values()];
}

function literalsOf(node: unknown): RegExp[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string };
  if (type === 'RegExpLiteral') return [new RegExp(pattern ?? '', flags)];
  return Object.values(node).flatMap(literalsOf);
}
