import type { DependencyType, IForbiddenRuleType } from 'dependency-cruiser';
import { PROJECTS, type ProjectRow } from './projects.ts';

/** Our own code; all else is a package or a module of Node. */
const OURS = '^(libs|tools|bff|cli|hosts|remotes)/';
/** Tests are never deployed, so they may use the test harness and the demo content. */
const TESTS =
  '\\.test\\.tsx?$|/src/(kit/)?testing(/|\\.ts$)|/e2e/|^tools/(testing|proofs|workspace)/|/fixtures/|^\\w+\\.config\\.ts$';
/** The rooms of the application, and the site that opens them. */
const ROOM =
  '^libs/(config|database|files|accounts|federation|newsletter|sitemap|geography|catalogue|recipe-formats|cookbook|site)/';
/** Build configuration is never deployed, so it may use tools/build. */
const BUILD_TOOLS = '/[^/]+\\.config\\.(?:ts|mjs)$';
/** The entry `@tdt/contracts/plain`. */
const PLAIN_CONTRACTS = '^libs/contracts/src/plain/';
/** Code that visitors download. */
const IN_BROWSERS = '^(libs/(platform|ui)|hosts/shell/src/(?!admin/)|remotes/(?!admin-))';
/** Code that visitors download, rules of the domain included. */
const ZOD_FREE = `${IN_BROWSERS}|^libs/(cuisine|domain)/`;
/** The part of the shell that renders on the server. */
const SERVER_RENDERING = '^hosts/shell/src/app/(server|render-html)\\.tsx?$';
const UNDECLARED: DependencyType[] = ['npm-no-pkg', 'npm-unknown'];
const FILE_SYSTEM = '^(node:)?(fs|fs/promises|path|url|crypto)$';

const forbid = (name: string, comment: string, from: object, to: object): IForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

const inFolders = (folders: string[]): string[] => folders.map((folder) => `^${folder}/`);

/** The rules of one row: for product code, for its tests, and for its build configuration. */
function rowRules([name, { folder, mayImport, because }]: [string, ProjectRow]): IForbiddenRuleType[] {
  // `$1` is the folder that matched, so that a remote may import itself and no other.
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
      { path: `${itself}.*(\\.test\\.tsx?$|/src/(kit/)?testing(/|\\.ts$)|/e2e/)` },
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

/** Rules that concern several projects. */
const FURTHER_RULES: IForbiddenRuleType[] = [
  forbid(
    'row-for-every-project',
    'The project has no row in projects.ts: add one.',
    {
      path: OURS,
      pathNot: ['^tools/(testing|proofs|workspace)/', ...Object.values(PROJECTS).map(({ folder }) => `^${folder}/`)],
    },
    {},
  ),
  forbid(
    'front-doors',
    'Import other projects by package name: a relative path bypasses their exports.',
    { path: `^((libs|tools|hosts|remotes)/[^/]+|bff|cli)/` },
    { path: OURS, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'entries-of-admin',
    'Kit, api, editor and history import each other by name: the shell shares the first two, and a relative path would copy them.',
    { path: '^libs/admin/src/(kit|api|editor|history)/', pathNot: TESTS },
    { path: '^libs/admin/src/', pathNot: '^libs/admin/src/$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'router-through-platform',
    'Only platform imports react-router-dom: a second router would not know the page.',
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
    'Public pages carry no code of the back office: only the admin folder of the shell imports the admin packages.',
    { path: '^hosts/shell/src/(?!admin/)' },
    { path: '^libs/admin/' },
  ),
  forbid(
    'screens-through-kit',
    'Screens of the back office use @tdt/admin/kit and @tdt/admin/api: a second copy of their packages would be large.',
    { path: '^(remotes/admin-|hosts/shell/src/admin/)' },
    { path: 'node_modules/(antd|@ant-design|@hookform|react-hook-form|@reduxjs|react-redux)/' },
  ),
  forbid(
    'rooms-without-web',
    'The rooms of the application are independent of HTTP and of the command line.',
    { path: ROOM },
    { path: 'node_modules/(@?fastify|commander|react|@rsbuild)' },
  ),
  forbid(
    'models-stay-in-rooms',
    'Only the rooms of the application and the engine import mongoose and the driver.',
    { path: OURS, pathNot: [ROOM, '^libs/embedded-mongo/', TESTS] },
    { path: 'node_modules/(mongoose|mongodb)/' },
  ),
  forbid(
    'models-through-repositories',
    'Only a repository queries a model. Others call the repository; they may import the types of documents.',
    { path: ROOM, pathNot: ['\\.repository\\.ts$', TESTS] },
    { path: '\\.models?\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'models-in-model-files',
    'Only *.model.ts defines a model, so that models-through-repositories sees who queries it. libs/database may do ' +
      'both: leases and migrations are one small record each, which nothing else reads.',
    { path: ROOM, pathNot: ['\\.models?\\.ts$', '^libs/database/', TESTS] },
    { path: '^libs/database/src/models\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'domain-is-pure',
    'Rules do no I/O.',
    { path: '^libs/(cuisine|domain)/', pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'domain-needs-no-package',
    'Rules depend on no package: they run in the browser too. Slugs alone read other scripts; public pages make none.',
    { path: '^libs/(cuisine|domain)/', pathNot: [TESTS, '^libs/domain/src/text/slug\\.ts$'] },
    { path: 'node_modules/' },
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
    'Only tests import the test harness, the proofs, and src/testing of a project.',
    { pathNot: TESTS },
    { path: ['^tools/(testing|proofs)/', '/src/(kit/)?testing(/|\\.ts$)'] },
  ),
  forbid(
    'declared-dependencies',
    'Declare the package under "dependencies" in the nearest package.json: npm puts all packages into one folder, ' +
      'where any file finds them.',
    { path: OURS, pathNot: [TESTS, BUILD_TOOLS] },
    { dependencyTypes: ['npm-dev', ...UNDECLARED] },
  ),
  forbid(
    'declared-tools',
    'Declare the package in the nearest package.json. The root declares the test runner for all.',
    { path: `${TESTS}|${BUILD_TOOLS}` },
    { dependencyTypes: UNDECLARED, pathNot: 'node_modules/vitest/' },
  ),
  forbid(
    'resolvable',
    'The import cannot be resolved: no such file or package, or not in the exports of the package.',
    { path: OURS },
    { couldNotResolve: true },
  ),
  forbid(
    'no-cycle',
    'Files must not import each other: merge them, or extract the shared part.',
    { path: OURS },
    { circular: true },
  ),
];

/** All rules, for dependency-cruiser. */
export const FORBIDDEN: IForbiddenRuleType[] = [...Object.entries(PROJECTS).flatMap(rowRules), ...FURTHER_RULES];
