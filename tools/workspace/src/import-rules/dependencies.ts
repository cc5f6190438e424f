import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILD_TOOLS, TESTS } from './rules.ts';

/** One broken rule: `rule` is its name, `from` and `to` are paths from the root or names of packages. */
export interface Violation {
  rule: string;
  comment: string;
  from: string;
  to: string;
}

/** An import of a package: `from` is a path from the root, `to` the name of the package. */
export interface PackageUse {
  from: string;
  to: string;
}

/** The parts of a package.json that say what the package may import. */
export interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The root declares it for all tests. */
const TEST_RUNNER = 'vitest';
/** Used without an import: types, commands of scripts, styles, schemas, test environments, and peer dependencies. */
const NOT_IMPORTED = [
  /^@types\//,
  /^@(rsbuild\/core|biomejs\/biome|swc\/core|fontsource-variable\/.+|module-federation\/enhanced)$/,
  /^(@testing-library\/dom|happy-dom|react-dom|node|nx|typescript|sitemap)$/,
];
const SHIPS_NOWHERE = new RegExp(`${TESTS}|${BUILD_TOOLS}`);

/** The package that an import names; `null` for a file or a module of Node. */
export function packageOf(request: string): string | null {
  if (/^[./]|^data:/.test(request) || isBuiltin(request)) return null;
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Finds dependencies that a package imports without declaring them, and those that it declares without importing them.
 * The nearest package.json of each file counts: npm puts all packages into one folder, where any file finds them.
 * @param manifests by folder from the root, `.` for the root itself
 */
export function checkDependencies(uses: PackageUse[], manifests: Map<string, Manifest>): Violation[] {
  const used = new Map([...manifests.keys()].map((folder) => [folder, new Set<string>()]));
  const undeclared: Violation[] = [];
  for (const { from, to } of uses) {
    const folder = homeOf(from, manifests);
    const { name, dependencies = {}, devDependencies = {} } = manifests.get(folder) as Manifest;
    used.get(folder)?.add(to);
    const isTool = folder === '.' || SHIPS_NOWHERE.test(from);
    const isDeclared = to in dependencies || (isTool && (to in devDependencies || to === TEST_RUNNER));
    if (isDeclared || to === name) continue;
    const comment = `Declare ${to} in ${join(folder, 'package.json')}${isTool ? '' : ', under "dependencies"'}.`;
    undeclared.push({ rule: 'undeclared-dependency', comment, from, to });
  }
  const unused = [...manifests].flatMap(([folder, { dependencies = {}, devDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...devDependencies })
      .filter((to) => !used.get(folder)?.has(to) && !NOT_IMPORTED.some((pattern) => pattern.test(to)))
      .map((to) => ({
        rule: 'unused-dependency',
        comment: 'No file imports it: remove it.',
        from: `${folder}/package.json`,
        to,
      })),
  );
  return [...undeclared, ...unused];
}

/** The manifests of all packages that contain one of the files, and of the root. */
export function readManifests(root: string, files: string[]): Map<string, Manifest> {
  const isPackage = (folder: string) => existsSync(join(root, folder, 'package.json'));
  const folders = new Set(['.', ...files.map((file) => parents(file).find(isPackage) ?? '.')]);
  return new Map(
    [...folders].map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))]),
  );
}

const homeOf = (file: string, manifests: Map<string, Manifest>): string =>
  parents(file).find((folder) => manifests.has(folder)) ?? '.';

/** Folders of a file, from the nearest to the root. */
function parents(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? ['.'] : [folder, ...parents(folder)];
}
