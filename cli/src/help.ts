import type { Command } from 'commander';

/** Of commands by their names after `tdt`; '' is the program itself. */
const EXAMPLES: Record<string, readonly string[]> = {
  '': ['tdt admin list', 'tdt remotes deploy catalogue remotes/catalogue/dist', 'tdt newsletter sync --json'],
  backup: ['tdt backup /var/backups/site.tar.gz'],
  restore: ['tdt restore /var/backups/site.tar.gz --dry-run', 'DATA_DIR=/srv/new tdt restore site.tar.gz --yes'],
  completion: ['tdt completion bash > ~/.local/share/bash-completion/completions/tdt'],
  'countries seed': ['tdt countries seed --dry-run', 'tdt countries seed --file countries.json --overwrite'],
  'demo seed': ['tdt demo seed --if-empty', 'DATA_DIR=/tmp/large tdt demo seed --recipes 100000'],
  'recipes import': [
    'tdt recipes import recipes.jsonl --dry-run',
    'tdt recipes import ramen.json page.html mealie.zip --fetch-pictures',
  ],
  'recipes export': ['tdt recipes export --out recipes.jsonl', 'tdt recipes export | gzip > recipes.jsonl.gz'],
  doctor: ['tdt doctor', 'tdt doctor --json'],
  'history prune': ['tdt history prune --dry-run'],
  'media sweep': ['tdt media sweep --dry-run'],
  'sitemap regenerate': ['tdt sitemap regenerate --check', 'tdt sitemap regenerate --out sitemap.xml'],
  'admin create': [
    'tdt admin create --email you@example.org --super',
    'pass show site | tdt admin create --email you@example.org --password-stdin',
  ],
  'admin list': ['tdt admin list --json'],
  'admin reset-password': ['tdt admin reset-password --email somebody@example.org'],
  'admin delete': ['tdt admin delete --email somebody@example.org --dry-run'],
  'admin set-role': [
    'tdt admin set-role --email somebody@example.org --role super-admin',
    'tdt admin set-role --email somebody@example.org --role admin',
  ],
  'admin unlock': ['tdt admin unlock --email somebody@example.org'],
  'admin sign-out': ['tdt admin sign-out --email somebody@example.org'],
  'admin log': [
    'tdt admin log --limit 100',
    'tdt admin log --by chef@example.org --since 7d',
    'tdt admin log --action sign-in --outcome failed --since 2026-11-01 --until 2026-11-22 --json',
  ],
  'newsletter sync': ['tdt newsletter sync --retry-failed'],
  'newsletter export': ['tdt newsletter export --out subscribers.csv', 'tdt newsletter export --out - --quiet | wc -l'],
  'newsletter erase': ['tdt newsletter erase --email somebody@example.org --dry-run'],
  'remotes list': ['tdt remotes list --json'],
  'remotes deploy': ['tdt remotes deploy catalogue remotes/catalogue/dist --dry-run'],
  'remotes rollback': ['tdt remotes rollback catalogue', 'tdt remotes rollback catalogue --to a5584432461f'],
  'remotes prune': ['tdt remotes prune --keep 5'],
};

/** Holds for every command. */
const COMMON = `
Settings, from the environment or .env (npm start -- --help lists all):
  DATA_DIR            folder of the embedded database, pictures and builds (default: ./data)
  MONGODB_URI         a MongoDB in place of the embedded database
  TDT_ADMIN_PASSWORD  password for admin create and admin reset-password

Exit status:
  0  done
  1  failed, or stopped before the end
  2  wrong usage or settings
  3  refused because of what is stored: it exists already, is the last super admin, …
  4  no site there, or database or storage out of reach
  130  Ctrl-C at a question`;

/** Adds examples, settings and exit statuses to the help of a command and of all below it. */
export function addHelp(command: Command, names: readonly string[] = []): void {
  const examples = EXAMPLES[names.join(' ')];
  if (examples) command.addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
  if (names.length === 0) command.addHelpText('afterAll', COMMON);
  for (const child of command.commands) addHelp(child, [...names, child.name()]);
}
