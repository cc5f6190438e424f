/**
 * Who may import whom. This table is the architecture: a project reaches what stands in its row and
 * nothing else of ours. docs/architecture.md draws the same picture.
 */
export interface ProjectRow {
  /** Path of the project from the root of the workspace, as a regular expression without anchors. */
  folder: string;
  /** Folders of ours it may import; regular expressions too. */
  mayImport: string[];
  /** Why the row is what it is: shown when the rule is broken. */
  because: string;
}

const PUBLIC_REMOTES = 'remotes/(?!admin-)[^/]+';
const ADMIN_REMOTES = 'remotes/admin-[^/]+';

/** Rows by name; the name of a broken rule is `<name>-imports`. */
export const PROJECTS: Record<string, ProjectRow> = {
  contracts: {
    folder: 'libs/contracts',
    mayImport: [],
    because: 'Contracts are what every side shares: they depend on no side.',
  },
  config: {
    folder: 'libs/config',
    mayImport: [],
    because: 'Reading the environment knows nothing about this site.',
  },
  'embedded-mongo': {
    folder: 'libs/embedded-mongo',
    mayImport: [],
    because: 'The engine is a database: it knows nothing about recipes.',
  },
  domain: {
    folder: 'libs/domain',
    mayImport: ['libs/contracts'],
    because: 'Rules are pure: constants and types from the contracts, nothing else.',
  },
  content: {
    folder: 'libs/content',
    mayImport: ['libs/contracts'],
    because: 'The demo content is data in the shape of the contracts.',
  },
  core: {
    folder: 'libs/core',
    mayImport: ['libs/contracts', 'libs/domain', 'libs/config', 'libs/embedded-mongo'],
    because: 'The application is the same behind HTTP and behind the command line, and knows neither.',
  },
  bff: {
    folder: 'bff',
    mayImport: ['libs/core', 'libs/contracts', 'libs/domain', 'libs/config', 'libs/content'],
    because: 'The BFF is a front door to core.',
  },
  cli: {
    folder: 'cli',
    mayImport: ['libs/core', 'libs/contracts', 'libs/domain', 'libs/config', 'libs/content'],
    because: 'The command line is a front door to core.',
  },
  platform: {
    folder: 'libs/platform',
    mayImport: ['libs/domain', 'libs/contracts'],
    because: 'What the shell shares with the remotes depends on neither.',
  },
  ui: {
    folder: 'libs/ui',
    mayImport: ['libs/platform', 'libs/domain', 'libs/contracts'],
    because: 'Components show data; they do not fetch or store it.',
  },
  'admin-ui': {
    folder: 'libs/admin-ui',
    mayImport: ['libs/contracts', 'libs/domain', 'libs/platform', 'libs/ui'],
    because: 'The kit of the back office knows no host and no remote.',
  },
  'admin-api': {
    folder: 'libs/admin-api',
    mayImport: ['libs/contracts', 'libs/domain', 'libs/platform', 'libs/ui'],
    because: 'The client of the back office knows no host and no remote.',
  },
  build: {
    folder: 'tools/build',
    mayImport: ['libs/contracts', 'libs/platform'],
    because: 'How projects are built is independent of what they contain.',
  },
  shell: {
    folder: 'hosts/shell',
    mayImport: ['libs/platform', 'libs/ui', 'libs/domain', 'libs/contracts', 'libs/admin-ui', 'libs/admin-api'],
    because: 'The shell learns at run time which remotes there are: never by package name.',
  },
  'public-remote': {
    folder: PUBLIC_REMOTES,
    mayImport: ['libs/platform', 'libs/ui', 'libs/domain', 'libs/contracts'],
    because: 'A remote is deployed alone: it knows no other remote, no shell and nothing of the back office.',
  },
  'admin-remote': {
    folder: ADMIN_REMOTES,
    mayImport: ['libs/admin-ui', 'libs/admin-api', 'libs/platform', 'libs/contracts', 'libs/domain'],
    because: 'A remote is deployed alone: it knows no other remote and no shell.',
  },
};
