import type { AuditLog, SavedViews, Sessions, Users } from '@tdt/accounts';
import type { Logger } from '@tdt/config';
import type { Ready, Site } from '@tdt/contracts';
import type {
  BulkRuns,
  Countries,
  CountryEditing,
  Demo,
  EditorPresence,
  History,
  HomePage,
  Notes,
  Pages,
  Pictures,
  PreviewLinks,
  ReadingNumbers,
  RecipeDrafts,
  RecipeEditing,
  RecipePreviews,
  Recipes,
  Redirects,
  Trash,
} from '@tdt/cookbook';
import type { CommandObserver } from '@tdt/database';
import type { RemoteFailures, RemotesRegistry } from '@tdt/federation';
import type { Media } from '@tdt/files';
import type { Storage } from '@tdt/files/storage';
import type { Newsletter } from '@tdt/newsletter';
import type { Sitemap } from '@tdt/sitemap';
import type { Backups } from './backup/backups.ts';
import type { CountedViews } from './dashboard/counted-views.ts';
import type { Stats } from './dashboard/stats.ts';
import type { Work } from './dashboard/work.ts';
import type { DiagnosticChecks } from './diagnostics/diagnostics.ts';
import type { Check } from './doctor/finding.ts';
import type { BackOfficeSearch } from './search.ts';
import type { Vitals } from './vitals/vitals.ts';

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
  recipeDrafts: RecipeDrafts;
  previewLinks: PreviewLinks;
  recipePreviews: RecipePreviews;
  presence: EditorPresence;
  notes: Notes;
  bulk: BulkRuns;
  countries: Countries;
  countryEditing: CountryEditing;
  home: HomePage;
  pages: Pages;
  redirects: Redirects;
  numbers: ReadingNumbers;
  history: History;
  media: Media;
  pictures: Pictures;
  trash: Trash;
  demo: Demo;
  sitemap: Sitemap;
  users: Users;
  sessions: Sessions;
  audit: AuditLog;
  views: SavedViews;
  countViews: CountedViews;
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

/** What needs no catalogue in memory: the index of a large catalogue costs seconds and memory. */
export interface Writer
  extends Pick<
    Application,
    | 'site'
    | 'users'
    | 'sessions'
    | 'audit'
    | 'demo'
    | 'newsletter'
    | 'remotes'
    | 'backups'
    | 'storage'
    | 'isEmbedded'
    | 'close'
  > {
  recipes: Pick<Recipes, 'count' | 'exportAll' | 'importMany'>;
  countries: Pick<Countries, 'count' | 'seed'>;
  history: Pick<History, 'prune'>;
  media: Omit<Media, 'warm'>;
  /** Reads the catalogue into memory and follows what other programs write. What is closed stays the writer. */
  readCatalogue(): Promise<Application>;
}

/** The same without what signs: a reader has no secret of the site that others know. Its dry runs write nothing. */
export type Reader = Omit<Writer, 'sessions'>;
