import type { Ready, Site } from '@tdt/contracts';
import type { AuditService } from './audit/audit.ts';
import type { Countries } from './countries/countries.ts';
import type { Demo, DemoPicture } from './demo/demo.ts';
import type { DiagnosticChecks } from './diagnostics/diagnostics.ts';
import type { HomePage } from './home/home.ts';
import type { Logger } from './logger.ts';
import type { Media } from './media/media.ts';
import type { NewsletterService } from './newsletter/newsletter.ts';
import type { Pages } from './pages/pages.ts';
import type { Recipes } from './recipes/recipes.ts';
import type { RemotesService } from './remotes/remotes.service.ts';
import type { SessionsService } from './sessions/sessions.ts';
import type { Sitemap } from './sitemap/sitemap.ts';
import type { Stats } from './stats/stats.ts';
import type { Storage } from './storage/storage.ts';
import type { UsersService } from './users/users.service.ts';

/** What a front door chooses beside the settings. */
export interface OpenOptions {
  /** `false`: no catalogue in memory, for programs that only write. Reading recipes or countries then throws. */
  catalogue?: boolean;
}

/** What a front door hands to the core. */
export interface Ports {
  log: Logger;
  /** Loads the demo's pictures, which replace the drawings of a site that the first release seeded; without, these go. */
  demoPictures?: () => Promise<readonly DemoPicture[]>;
}

/** The application: every rule of the site behind plain calls. Expected failures are `AppError`s. */
export interface Application {
  site: Site;
  recipes: Recipes;
  countries: Countries;
  home: HomePage;
  pages: Pages;
  media: Media;
  demo: Demo;
  sitemap: Sitemap;
  /** The accounts of the back office. */
  users: UsersService;
  /** Which accounts are signed in. */
  sessions: SessionsService;
  /** Who did what in the back office. */
  audit: AuditService;
  stats: Stats;
  newsletter: NewsletterService;
  /** Which build of the shell and of each remote is live. */
  remotes: RemotesService;
  storage: Storage;
  diagnostics: DiagnosticChecks;
  /** Whether the database is the embedded engine. */
  isEmbedded: boolean;
  checks(): Promise<Ready['checks']>;
  /** Calls `listener` after each change of content, made here or by another program. Returns a function that stops this. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}
