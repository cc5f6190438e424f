import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { FORBIDDEN } from './rules.ts';

/** One broken rule: `rule` is its name, `from` and `to` are paths from the root. */
export interface Violation {
  rule: string;
  comment: string;
  from: string;
  to: string;
}

interface CruiseReport {
  modules: number;
  violations: Violation[];
}

const ROOTS = ['libs', 'tools', 'bff', 'cli', 'hosts', 'remotes', 'vitest.config.ts', 'playwright.config.ts'];

/** Checks the import rules of the tree at `root` (an absolute path). Throws if it finds no module. */
export async function cruiseTree(root: string): Promise<CruiseReport> {
  const { output } = await cruise(
    ROOTS.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      // TypeScript 7 has no JavaScript API. Without a parser dependency-cruiser finds no module and reports nothing.
      parser: 'swc',
      ruleSet: { forbidden: FORBIDDEN },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['^(libs|tools|hosts|remotes)/[^/]+/(dist|data)/', '^(bff|cli)/dist/'] },
      moduleSystems: ['es6', 'cjs'],
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  return report(output as ICruiseResult);
}

function report({ modules, summary }: ICruiseResult): CruiseReport {
  const sources = modules.filter(({ source }) =>
    /^((libs|tools|bff|cli|hosts|remotes)\/.*|\w+\.config)\.(ts|tsx|mjs)$/.test(source),
  );
  if (sources.length === 0)
    throw new Error('The import check saw no module at all: its parser or its paths are wrong.');
  const comments = new Map(FORBIDDEN.map(({ name, comment }) => [name, comment ?? '']));
  return {
    modules: sources.length,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      comment: comments.get(rule.name) ?? '',
      from,
      to,
    })),
  };
}
