import type {
  AdminStats,
  CatalogueQuery,
  CatalogueResult,
  ContentPageType,
  CountryDetail,
  CountryList,
  CountryListQuery,
  CountrySeed,
  Diagnostics,
  Home,
  PageContent,
  Ready,
  RecipeDetail,
  RecipeSeed,
  RecipeTypeCode,
  RelatedRecipes,
  Seo,
  SeoPageType,
  Site,
} from '@tdt/contracts';
import type { AuditService } from './audit/audit.ts';
import type { CatalogueText } from './catalogue/search-catalogue.ts';
import type { Logger } from './logger.ts';
import type { Draw } from './media/draw.ts';
import type { NewsletterService } from './newsletter/newsletter.ts';
import type { RemotesService } from './remotes/remotes.service.ts';
import type { DemoContent, DemoResult, ImportResult, SeedCount, SeedOptions } from './seeds.ts';
import type { SessionsService } from './sessions/sessions.ts';
import type { SitemapService } from './sitemap/sitemap.service.ts';
import type { Storage, StoredFile } from './storage/storage.ts';
import type { UsersService } from './users/users.service.ts';

/** What a front door asks for beside the settings. */
export interface OpenOptions {
  /** `false`: no catalogue in memory, for programs that only write. What reads recipes or countries then throws. */
  catalogue?: boolean;
}

/** What the core is handed by its front door. Without `draw`, a picture that is planned but not painted is not found. */
export interface Ports {
  log: Logger;
  draw?: Draw;
}

/** The application: every rule of the site behind plain calls. Expected failures are `AppError`s. */
export interface Application {
  site: Site;
  recipes: {
    /** Synchronous: answered from the catalogue index. The result is shared and frozen; treat it as read-only. */
    search(query: CatalogueQuery): CatalogueResult;
    /** The same answer as JSON text, put together from cards serialised before: several times cheaper. */
    searchJson(query: CatalogueQuery): CatalogueText;
    /**
     * By id, slug, former slug, then keywords. Throws `RECIPE_NOT_FOUND`. `onKeywords` is told before keywords are looked
     * for, the one step that costs like a search; what it throws ends the lookup.
     */
    find(idOrSlug: string, onKeywords?: () => void): Promise<RecipeDetail>;
    /** Other recipes of the same country, newest first. Throws `RECIPE_NOT_FOUND`. */
    related(id: string, type?: RecipeTypeCode): Promise<RelatedRecipes>;
    /** Takes the good records, reports the others; a recipe whose title and country are stored already is kept. */
    importMany(
      seeds: Iterable<RecipeSeed | unknown> | AsyncIterable<RecipeSeed | unknown>,
      options?: SeedOptions & { total?: number },
    ): Promise<ImportResult>;
  };
  countries: {
    list(query: CountryListQuery): Promise<CountryList>;
    /** By slug, alias, exact name, then part of the name. Throws `COUNTRY_NOT_FOUND`. */
    find(slug: string): Promise<CountryDetail>;
    seed(seeds: readonly CountrySeed[], options?: SeedOptions): Promise<SeedCount>;
  };
  home: { compose(random?: () => number): Promise<Home> };
  pages: {
    content(pageType: ContentPageType): Promise<PageContent>;
    seo(pageType: SeoPageType, pageId?: string): Promise<Seo | null>;
  };
  media: {
    /**
     * An original `{uuid}.webp` or an allow-listed variant `{uuid}.{width}.{avif|webp}` of a folder of the bucket;
     * made, or drawn, on the first request. Throws `MEDIA_NOT_FOUND`. `onMiss` is told when there is no such file yet,
     * before anything is looked up or made; what it throws ends the request.
     */
    open(folder: string, file: string, onMiss?: () => void): Promise<StoredFile>;
    /**
     * Makes ahead of time, one after another, each begun only when no visitor waits for a picture: the sizes of cards of
     * what first views show, then the pictures that are planned and not there yet. Resolves with the number made.
     */
    warm(signal?: AbortSignal): Promise<number>;
  };
  demo: {
    /** Whether there is neither a country nor a recipe, or only what a seeding left that was stopped before its end. */
    isEmpty(): Promise<boolean>;
    /** Safe to run again, and by two processes at once: the second waits for the first. */
    seed(content: DemoContent, options?: SeedOptions): Promise<DemoResult>;
  };
  /** The accounts of the back office. */
  users: UsersService;
  /** Who of them is signed in. */
  sessions: SessionsService;
  /** Who did what in the back office. */
  audit: AuditService;
  /** What the dashboard counts; what cannot be counted is `null`. Never throws. */
  stats: { count(): Promise<AdminStats> };
  newsletter: NewsletterService;
  /** Which build of the shell and of each remote is live. */
  remotes: RemotesService;
  storage: Storage;
  /** Whether the database is the embedded engine. */
  isEmbedded: boolean;
  sitemap: SitemapService;
  checks(): Promise<Ready['checks']>;
  diagnostics: {
    /** Tries the parts that the debug panel shows; one run serves all who ask while it lasts. Takes seconds at most; never throws. */
    run(): Promise<Diagnostics>;
  };
  /** Calls back after each write, here or noticed elsewhere: caches are to be emptied. Returns the way to stop. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}
