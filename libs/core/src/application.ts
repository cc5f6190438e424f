import type { Ready, Site } from '@tdt/contracts';
import type { AuditLog } from './audit/audit.ts';
import type { Backups } from './backup/backups.ts';
import type { Countries } from './countries/countries.ts';
import type { CountryEditing } from './countries/country-editing.ts';
import type { CommandObserver } from './database/observe-commands.ts';
import type { Demo } from './demo/demo.ts';
import type { DiagnosticChecks } from './diagnostics/diagnostics.ts';
import type { Check } from './doctor/finding.ts';
import type { HomePage } from './home/home.ts';
import type { Logger } from './logger.ts';
import type { Media } from './media/media.ts';
import type { Newsletter } from './newsletter/newsletter.ts';
import type { Pages } from './pages/pages.ts';
import type { RecipeEditing } from './recipes/recipe-editing.ts';
import type { RecipePreviews } from './recipes/recipe-previews.ts';
import type { Recipes } from './recipes/recipes.ts';
import type { RemoteFailures } from './remotes/remote-failures.ts';
import type { RemotesRegistry } from './remotes/remotes.ts';
import type { BackOfficeSearch } from './search/search.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Sitemap } from './sitemap/sitemap.ts';
import type { Stats } from './stats/stats.ts';
import type { Storage } from './storage/storage.ts';
import type { Users } from './users/users.ts';
import type { Vitals } from './vitals/vitals.ts';
import type { Work } from './work/work.ts';

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

/** What a front door hands to the core. */
export interface Ports {
  log: Logger;
  /** For traces. */
  onCommand?: CommandObserver;
}

/** The application: every rule of the site behind plain calls. Expected failures are `AppError`s. */
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
