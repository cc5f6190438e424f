import type { AuditLog, Sessions, Users } from '@tdt/accounts';
import type { Logger } from '@tdt/config';
import type { Ready, Site } from '@tdt/contracts';
import type {
  Countries,
  CountryEditing,
  Demo,
  HomePage,
  Pages,
  RecipeEditing,
  RecipePreviews,
  Recipes,
} from '@tdt/cookbook';
import type { CommandObserver } from '@tdt/database';
import type { RemoteFailures, RemotesRegistry } from '@tdt/federation';
import type { Media } from '@tdt/files';
import type { Storage } from '@tdt/files/storage';
import type { Newsletter } from '@tdt/newsletter';
import type { Sitemap } from '@tdt/sitemap';
import type { Backups } from './backup/backups.ts';
import type { Stats } from './dashboard/stats.ts';
import type { Work } from './dashboard/work.ts';
import type { DiagnosticChecks } from './diagnostics/diagnostics.ts';
import type { Check } from './doctor/finding.ts';
import type { BackOfficeSearch } from './search.ts';
import type { Vitals } from './vitals/vitals.ts';

/** What a front door chooses beside the settings. */
export interface OpenOptions {
  /** `false`: no catalogue in memory, for programs that only write. Reading recipes or countries then throws. */
  catalogue?: boolean;
  /**
   * `create` (default): a database without a site becomes one. `write` and `read` throw `SiteMissing` there and create
   * no folder; `read` also keeps no new secret of the site, so what it opens must sign nothing. `examine` is
   * `read` that leaves out migrations and indexes.
   */
  mode?: 'create' | 'write' | 'read' | 'examine';
}

/** What a front door hands to the site. */
export interface Ports {
  log: Logger;
  /** For traces. */
  onCommand?: CommandObserver;
}

/**
 * The application: every rule of the site behind plain calls. Expected failures are `AppError`s; a database that is
 * away or full fails as its driver says, which the front doors translate (`databaseFailure`).
 */
export interface Application {
  site: Site;
  recipes: Recipes;
  recipeEditing: RecipeEditing;
  recipePreviews: RecipePreviews;
  countries: Countries;
  countryEditing: CountryEditing;
  home: HomePage;
  pages: Pages;
  media: Media;
  demo: Demo;
  sitemap: Sitemap;
  users: Users;
  sessions: Sessions;
  audit: AuditLog;
  stats: Stats;
  work: Work;
  search: BackOfficeSearch;
  newsletter: Newsletter;
  remotes: RemotesRegistry;
  remoteFailures: RemoteFailures;
  storage: Storage;
  backups: Backups;
  diagnostics: DiagnosticChecks;
  /** The checks of `examineSite` that need the database, by name. */
  storedChecks: Record<string, Check>;
  /** Whether the database is the embedded engine. */
  isEmbedded: boolean;
  checks(): Promise<Ready['checks']>;
  /** What monitoring asks for. Never throws: what cannot be read is `null`. */
  vitals(): Promise<Vitals>;
  /**
   * Calls `listener` after each change of content, made here or by another program. Returns a function that stops this.
   */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}
