import type { IForbiddenRuleType } from 'dependency-cruiser';
import { PROJECTS, type ProjectRow } from './projects.ts';

/** Everything that is ours; what follows is a package of others or of Node. */
const OURS = '^(libs|tools|bff|cli|hosts|remotes)/';
/** Tests may also use the test harness and the demo content; they ship nowhere. */
export const TESTS =
  '\\.test\\.tsx?$|/src/testing/|/e2e/|^tools/(testing|proofs|workspace)/|/fixtures/|^\\w+\\.config\\.ts$';
/** What runs while building and never ships: it may use tools/build. */
export const BUILD_TOOLS = '/[^/]+\\.config\\.(?:ts|mjs)$';
/** The entry `@tdt/contracts/plain`. */
const PLAIN_CONTRACTS = '^libs/contracts/src/plain/';
/** Code that visitors download. */
const IN_BROWSERS = '^(libs/(platform|ui)|hosts/shell/src/(?!admin/)|remotes/(?!admin-))';
/** Code that visitors download for what it computes: the rules among the rest. */
const ZOD_FREE = `${IN_BROWSERS}|^libs/domain/`;
/** The part of the shell that renders on the server. */
const SERVER_RENDERING = '^hosts/shell/src/app/(server|render-html)\\.tsx?$';
/** A filter may hold a filter: `$elemMatch` and `$all` are compiled by what compiles them. */
const RECURSIVE_GRAMMAR = '^libs/embedded-mongo/src/query/match/';
const FILE_SYSTEM = '^(node:)?(fs|fs/promises|path|url|crypto)$';

const forbid = (name: string, comment: string, from: object, to: object): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const inFolders = (folders: string[]): string[] => folders.map((folder) => `^${folder}/`);

/** What one row of the table forbids: to product code, to its tests, and to its build tools. */
function rowRules([name, { folder, mayImport, because }]: [string, ProjectRow]): IForbiddenRuleType[] {
  // `$1` is what the folder's group matched, so that a remote may import itself and no other.
  const itself = `^(${folder})/`;
  const allowed = ['^$1/', ...inFolders(mayImport)];
  const comment = `${because} It may import ${mayImport.join(', ') || 'nothing of ours'}.`;
  return [
    forbid(
      `${name}-imports`,
      comment,
      { path: itself, pathNot: [TESTS, BUILD_TOOLS] },
      { path: OURS, pathNot: allowed },
    ),
    forbid(
      `${name}-test-imports`,
      `${comment} Its tests may also import testing and content.`,
      { path: `${itself}.*(\\.test\\.tsx?$|/src/testing/|/e2e/)` },
      { path: OURS, pathNot: [...allowed, '^tools/testing/', '^libs/content/'] },
    ),
    forbid(
      `${name}-build-imports`,
      `${comment} Its build tools may also import tools/build.`,
      { path: `^(?=.*${BUILD_TOOLS})(${folder})/` },
      { path: OURS, pathNot: [...allowed, '^tools/build/'] },
    ),
  ];
}

/** What the table says beside its rows. */
const FURTHER_RULES: IForbiddenRuleType[] = [
  forbid(
    'row-for-every-project',
    'The project has no row in the table of who may import whom (projects.ts): give it one.',
    {
      path: OURS,
      pathNot: ['^tools/(testing|proofs|workspace)/', ...Object.values(PROJECTS).map(({ folder }) => `^${folder}/`)],
    },
    {},
  ),
  forbid(
    'front-doors',
    'Across projects by package name: a relative path reaches past the front door of the other project.',
    { path: `^((libs|tools|hosts|remotes)/[^/]+|bff|cli)/` },
    { path: OURS, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'router-through-platform',
    'Only platform imports react-router-dom: a remote that brings its own router is outside of the page.',
    { path: OURS, pathNot: '^libs/platform/' },
    { path: 'react-router' },
  ),
  forbid(
    'no-zod-in-browsers',
    'Public pages carry no zod: import values from @tdt/contracts/plain, and only types from @tdt/contracts.',
    { path: ZOD_FREE, pathNot: [TESTS, BUILD_TOOLS] },
    { path: ['^libs/contracts/', 'node_modules/zod/'], pathNot: PLAIN_CONTRACTS, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'plain-contracts',
    'Browsers load @tdt/contracts/plain: it imports nothing but its own files, above all no zod.',
    { path: PLAIN_CONTRACTS, pathNot: TESTS },
    { pathNot: PLAIN_CONTRACTS },
  ),
  forbid(
    'no-node-in-browsers',
    'A browser has no node: modules.',
    { path: IN_BROWSERS, pathNot: [TESTS, BUILD_TOOLS, SERVER_RENDERING] },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'admin-kit-in-admin-folder',
    'Not a byte of the back office on public pages: the shell uses the admin packages in its admin folder only.',
    { path: '^hosts/shell/src/(?!admin/)' },
    { path: '^libs/admin-' },
  ),
  forbid(
    'screens-through-kit',
    'Screens of the back office are made of @tdt/admin-ui and ask by @tdt/admin-api: a copy of their own would be theirs alone, and heavy.',
    { path: '^(remotes/admin-|hosts/shell/src/admin/)' },
    { path: 'node_modules/(antd|@ant-design|@reduxjs|react-redux)/' },
  ),
  forbid(
    'core-without-web',
    'Core is behind HTTP and the command line, it does not speak either.',
    { path: '^libs/core/' },
    { path: 'node_modules/(@?fastify|commander|react|@rsbuild)' },
  ),
  forbid(
    'models-stay-in-core',
    'Data is reached through the front door of core: only core and the engine know mongoose and the driver.',
    { path: OURS, pathNot: ['^libs/(core|embedded-mongo)/', TESTS] },
    { path: 'node_modules/(mongoose|mongodb)/' },
  ),
  forbid(
    'domain-is-pure',
    'Rules do no I/O.',
    { path: '^libs/domain/', pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'domain-needs-no-package',
    'Rules depend on no package: they run in the browser too.',
    { path: '^libs/domain/', pathNot: TESTS },
    { path: 'node_modules/' },
  ),
  forbid(
    'demo-in-server-only',
    'The BFF knows nothing of the demo but its pictures, which server.ts hands to a migration.',
    { path: '^bff/', pathNot: ['^bff/src/server\\.ts$', TESTS] },
    { path: '^libs/content/' },
  ),
  forbid(
    'content-reads-its-own-files',
    'The demo content reads its own files and does no other I/O.',
    { path: '^libs/content/', pathNot: TESTS },
    { dependencyTypes: ['core'], pathNot: FILE_SYSTEM },
  ),
  forbid(
    'contracts-need-zod-only',
    'The contracts are zod schemas, types and constants.',
    { path: '^libs/contracts/', pathNot: TESTS },
    { path: ['node_modules/', '^(node:)?[a-z_/]+$'], pathNot: ['node_modules/zod/', '^libs/'] },
  ),
  forbid(
    'testing-in-tests-only',
    'The test harness, the proofs, and what a project keeps in src/testing, are imported by tests.',
    { pathNot: TESTS },
    { path: ['^tools/(testing|proofs)/', '/src/testing/'] },
  ),
  forbid(
    'resolvable',
    'The import leads nowhere: no such file, no such package, or not behind the front door of that package.',
    { path: OURS },
    { couldNotResolve: true },
  ),
  forbid(
    'no-cycle',
    'Two files that need each other are one file, or need a third.',
    { path: OURS, pathNot: RECURSIVE_GRAMMAR },
    { circular: true },
  ),
];

/** All rules, in the form that dependency-cruiser takes. */
export const FORBIDDEN: IForbiddenRuleType[] = [...Object.entries(PROJECTS).flatMap(rowRules), ...FURTHER_RULES];
