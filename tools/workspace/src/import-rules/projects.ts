/**
 * Which project may import which. Of our own projects, each may import itself and those in its row, and no other.
 */
export interface ProjectRow {
  /** Path of the project from the root of the workspace, as a regular expression without anchors. */
  folder: string;
  /** Folders of projects that it may import; regular expressions as well. */
  mayImport: string[];
  /** The reason, shown when the rule is broken. */
  because: string;
}

/** The rooms of the application, which `libs/site` opens. Only `libs/database` imports the embedded engine. */
const ROOMS = [
  'libs/config',
  'libs/database',
  'libs/files',
  'libs/accounts',
  'libs/federation',
  'libs/newsletter',
  'libs/sitemap',
  'libs/geography',
  'libs/catalogue',
  'libs/recipe-formats',
  'libs/cookbook',
];
const PUBLIC_REMOTES = 'remotes/(?!admin-)[^/]+';
const ADMIN_REMOTES = 'remotes/admin-[^/]+';

/** Rows by name; the name of a broken rule is `<name>-imports`. */
export const PROJECTS: Record<string, ProjectRow> = {
  contracts: {
    folder: 'libs/contracts',
    mayImport: [],
    because: 'All sides share the contracts, so they depend on no side.',
  },
  config: {
    folder: 'libs/config',
    mayImport: [],
    because: 'Reading settings is independent of this site.',
  },
  'embedded-mongo': {
    folder: 'libs/embedded-mongo',
    mayImport: [],
    because: 'The engine is a database, independent of this site.',
  },
  cuisine: {
    folder: 'libs/cuisine',
    mayImport: ['libs/contracts'],
    because: 'The kitchen language is pure: constants and types from the contracts, nothing else.',
  },
  domain: {
    folder: 'libs/domain',
    mayImport: ['libs/contracts', 'libs/cuisine'],
    because: 'Rules are pure: constants and types from the contracts, the kitchen language, nothing else.',
  },
  content: {
    folder: 'libs/content',
    mayImport: ['libs/contracts'],
    because: 'The demo content is data in the shape of the contracts.',
  },
  database: {
    folder: 'libs/database',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/config', 'libs/embedded-mongo'],
    because: 'Connecting, models, leases, migrations and changes serve every room and know none.',
  },
  files: {
    folder: 'libs/files',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/config', 'libs/database'],
    because: 'Pictures and their storage do not know what shows them.',
  },
  accounts: {
    folder: 'libs/accounts',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/config', 'libs/database'],
    because: 'Accounts do not know what they may edit.',
  },
  federation: {
    folder: 'libs/federation',
    mayImport: ['libs/contracts', 'libs/config', 'libs/database', 'libs/files'],
    because: 'Builds and their registry do not know what the builds show.',
  },
  newsletter: {
    folder: 'libs/newsletter',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/config', 'libs/database', 'libs/accounts'],
    because: 'The newsletter is independent of the content of the site.',
  },
  sitemap: {
    folder: 'libs/sitemap',
    mayImport: ['libs/contracts', 'libs/domain', 'libs/config', 'libs/database'],
    because: 'The sitemap lists addresses; it does not know what they show.',
  },
  geography: {
    folder: 'libs/geography',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/database', 'libs/files'],
    because: 'Countries do not know what is cooked there.',
  },
  catalogue: {
    folder: 'libs/catalogue',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/database', 'libs/files', 'libs/geography'],
    because: 'The index in memory does not know who fills it.',
  },
  'recipe-formats': {
    folder: 'libs/recipe-formats',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain'],
    because: 'Recipes of other programs are read without knowing where they are stored.',
  },
  cookbook: {
    folder: 'libs/cookbook',
    mayImport: [
      ...['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/config', 'libs/database', 'libs/files'],
      ...['libs/geography', 'libs/catalogue', 'libs/recipe-formats', 'libs/sitemap'],
    ],
    because: 'Recipes, countries and pages refer to each other, and to nothing above them.',
  },
  site: {
    folder: 'libs/site',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', ...ROOMS],
    because: 'The site opens the rooms; it serves HTTP and the command line, and depends on neither.',
  },
  telemetry: {
    folder: 'libs/telemetry',
    mayImport: ['libs/contracts', 'libs/domain', 'libs/database'],
    because: 'Logs, metrics and traces know no room; the BFF hands them what it measures.',
  },
  rendering: {
    folder: 'libs/rendering',
    mayImport: ['libs/contracts', 'libs/config', 'libs/database', 'libs/federation', 'libs/files'],
    because: 'Pages are rendered of builds and the API, without knowing who serves them.',
  },
  bff: {
    folder: 'bff',
    mayImport: [
      'libs/site',
      ...ROOMS,
      'libs/rendering',
      'libs/telemetry',
      'libs/contracts',
      'libs/cuisine',
      'libs/domain',
    ],
    because: 'The BFF is a front door to the site.',
  },
  cli: {
    folder: 'cli',
    mayImport: ['libs/site', ...ROOMS, 'libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/content'],
    because: 'The command line is a front door to the site.',
  },
  platform: {
    folder: 'libs/platform',
    mayImport: ['libs/cuisine', 'libs/domain', 'libs/contracts'],
    because: 'Shell and remotes share the platform, so it depends on neither.',
  },
  ui: {
    folder: 'libs/ui',
    mayImport: ['libs/platform', 'libs/cuisine', 'libs/domain', 'libs/contracts'],
    because: 'Components show data; they do not fetch or store it.',
  },
  'admin-kit': {
    folder: 'libs/admin/src/kit',
    mayImport: ['libs/admin/src/api', 'libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/platform', 'libs/ui'],
    because: 'The kit of the back office knows no host and no remote.',
  },
  'admin-api': {
    folder: 'libs/admin/src/api',
    mayImport: ['libs/contracts', 'libs/cuisine', 'libs/domain', 'libs/platform', 'libs/ui'],
    because: 'The client of the back office knows no host and no remote.',
  },
  'admin-editor': {
    folder: 'libs/admin/src/editor',
    mayImport: [
      'libs/admin/src/kit',
      'libs/admin/src/api',
      'libs/contracts',
      'libs/cuisine',
      'libs/domain',
      'libs/platform',
    ],
    because: 'Parts of forms know no remote: each remote bundles those that it uses.',
  },
  'admin-history': {
    folder: 'libs/admin/src/history',
    mayImport: ['libs/admin/src/kit', 'libs/admin/src/api', 'libs/contracts', 'libs/platform'],
    because: 'The comparison of versions knows no form: each form names its fields.',
  },
  'admin-teamwork': {
    folder: 'libs/admin/src/teamwork',
    mayImport: [
      ...['libs/admin/src/kit', 'libs/admin/src/api', 'libs/admin/src/editor'],
      ...['libs/contracts', 'libs/platform'],
    ],
    because: 'What editors see of each other knows no form: each form says what it edits.',
  },
  build: {
    folder: 'tools/build',
    mayImport: ['libs/contracts', 'libs/platform'],
    because: 'Building a project is independent of its content.',
  },
  shell: {
    folder: 'hosts/shell',
    mayImport: [
      'libs/platform',
      'libs/ui',
      'libs/cuisine',
      'libs/domain',
      'libs/contracts',
      'libs/admin/src/kit',
      'libs/admin/src/api',
    ],
    because: 'The shell finds the remotes at run time, never by package name.',
  },
  'public-remote': {
    folder: PUBLIC_REMOTES,
    mayImport: ['libs/platform', 'libs/ui', 'libs/cuisine', 'libs/domain', 'libs/contracts'],
    because: 'A remote is deployed alone: it knows no other remote, no shell and nothing of the back office.',
  },
  'admin-remote': {
    folder: ADMIN_REMOTES,
    mayImport: [
      ...['libs/admin/src/kit', 'libs/admin/src/api', 'libs/admin/src/editor', 'libs/admin/src/history'],
      'libs/admin/src/teamwork',
      ...['libs/platform', 'libs/contracts', 'libs/cuisine', 'libs/domain'],
    ],
    because: 'A remote is deployed alone: it knows no other remote and no shell.',
  },
};
