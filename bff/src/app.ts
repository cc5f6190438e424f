import type { RenderLimits } from '@tdt/rendering';
import type { Application } from '@tdt/site';
import { createMetrics, createOutageLog, type Tracing } from '@tdt/telemetry';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import type { AppContext } from './app-context.ts';
import type { BffSettings } from './config.ts';
import { installedBuilds, registerBuilds } from './installed-builds.ts';
import { apiRootRoutes } from './modules/api-root.routes.ts';
import { assetsRoutes } from './modules/assets.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { bulkRoutes } from './modules/bulk/bulk.routes.ts';
import { clientErrorsRoutes } from './modules/client-errors/client-errors.routes.ts';
import { adminCountriesRoutes } from './modules/countries/admin-countries.routes.ts';
import { countriesRoutes } from './modules/countries/countries.routes.ts';
import { statsRoutes } from './modules/dashboard/stats.routes.ts';
import { workRoutes } from './modules/dashboard/work.routes.ts';
import { diagnosticsRoutes } from './modules/diagnostics.routes.ts';
import { documentApi } from './modules/docs/docs.plugin.ts';
import { historyRoutes } from './modules/history.routes.ts';
import { homeRoutes } from './modules/home.routes.ts';
import { iconsRoutes } from './modules/icons.routes.ts';
import { licencesRoutes } from './modules/licences/licences.routes.ts';
import { adminMediaRoutes } from './modules/media/admin-media.routes.ts';
import { adminPicturesRoutes } from './modules/media/admin-pictures.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { adminSubscribersRoutes } from './modules/newsletter/admin-subscribers.routes.ts';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts';
import { numbersRoutes } from './modules/numbers/numbers.routes.ts';
import { serviceWorkerRoutes } from './modules/offline/service-worker.routes.ts';
import { adminPagesRoutes } from './modules/pages/admin-pages.routes.ts';
import { pagesRoutes } from './modules/pages/pages.routes.ts';
import { adminRecipesRoutes } from './modules/recipes/admin-recipes.routes.ts';
import { previewLinksRoutes } from './modules/recipes/preview-links.routes.ts';
import { recipeCalendarRoutes } from './modules/recipes/recipe-calendar.routes.ts';
import { recipeDraftsRoutes } from './modules/recipes/recipe-drafts.routes.ts';
import { recipePreviewsRoutes } from './modules/recipes/recipe-previews.routes.ts';
import { recipesRoutes } from './modules/recipes/recipes.routes.ts';
import { surpriseRoutes } from './modules/recipes/surprise.routes.ts';
import { redirectsRoutes } from './modules/redirects/redirects.routes.ts';
import { remotesRoutes } from './modules/remotes.routes.ts';
import { searchRoutes } from './modules/search.routes.ts';
import { siteRoutes } from './modules/site.routes.ts';
import { adminSitemapRoutes } from './modules/sitemap/admin-sitemap.routes.ts';
import { robotsRoutes } from './modules/sitemap/robots.routes.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts';
import { statusRoutes } from './modules/status.routes.ts';
import { teamworkRoutes } from './modules/teamwork/teamwork.routes.ts';
import { adminUsersRoutes } from './modules/users/users.routes.ts';
import { recordWrites } from './platform/audit/audit.plugin.ts';
import { parseJsonOnly } from './platform/http/body-parsing.ts';
import { closeConnectionsAtEnd } from './platform/http/close-connections.ts';
import { fastifyOptions } from './platform/http/fastify-options.ts';
import { createIsOwnHost, leadToPublicAddress } from './platform/http/public-address.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { warnOfUntrustedProxies } from './platform/http/untrusted-proxies.ts';
import { boundRequests } from './platform/limits/bound-reads.ts';
import { limitRequests } from './platform/limits/limits.plugin.ts';
import { shedLoad } from './platform/limits/pressure.ts';
import { metricsRoutes } from './platform/metrics/metrics.plugin.ts';
import { handleErrors } from './platform/problems/error-handler.ts';
import { respondToUnknownPaths } from './platform/problems/not-found.ts';
import { toAppError } from './platform/problems/problem.ts';
import { serveCachedResponses } from './platform/responses/cached-responses.plugin.ts';
import { compressPrivateResponses } from './platform/responses/compress-private.ts';
import { createResponseCache } from './platform/responses/response-cache.ts';
import { prepareResponse } from './platform/responses/sendable-response.ts';
import { enforceRouteRules } from './platform/routes/route-rules.ts';
import { serialiseWithZod, validateWithZod } from './platform/routes/zod-compilers.ts';
import { refuseForeignWrites } from './platform/security/csrf.ts';
import { createSecurityHeaders, sendSecurityHeaders } from './platform/security/headers.plugin.ts';
import { registerSessions } from './platform/sessions/sessions.plugin.ts';

import { pagesPlugin } from './rendering/pages.plugin.ts';

/** The modules of the API, each below `/api`. */
const API_MODULES = [
  apiRootRoutes,
  statusRoutes,
  metricsRoutes,
  diagnosticsRoutes,
  siteRoutes,
  homeRoutes,
  recipesRoutes,
  countriesRoutes,
  pagesRoutes,
  remotesRoutes,
  clientErrorsRoutes,
  newsletterRoutes,
  authRoutes,
  statsRoutes,
  workRoutes,
  searchRoutes,
  adminUsersRoutes,
  adminRecipesRoutes,
  recipeCalendarRoutes,
  recipeDraftsRoutes,
  bulkRoutes,
  previewLinksRoutes,
  adminCountriesRoutes,
  adminMediaRoutes,
  teamworkRoutes,
  adminPicturesRoutes,
  recipePreviewsRoutes,
  adminPagesRoutes,
  historyRoutes,
  adminSubscribersRoutes,
  redirectsRoutes,
  numbersRoutes,
  adminSitemapRoutes,
];

/** The modules outside the API. */
const FILE_MODULES = [
  mediaRoutes,
  assetsRoutes,
  iconsRoutes,
  serviceWorkerRoutes,
  robotsRoutes,
  licencesRoutes,
  sitemapRoutes,
  surpriseRoutes,
];

export interface AppOptions {
  application: Application;
  settings: BffSettings;
  log: Logger;
  /** Folders of builds to register at start; those of the installation by default. */
  builds?: readonly string[];
  /** Default: nothing is recorded. */
  tracing?: Tracing | null;
  /** Called for every route; for tests. */
  onRoute?: (route: RouteOptions) => void;
  /** Changed limits of rendering; for tests. */
  renderLimits?: Partial<RenderLimits>;
}

/** Creates the whole BFF, which does not listen yet. Closing it does not close `application`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { application, settings, log, builds, renderLimits, onRoute, tracing = null } = options;
  const headersFor = createSecurityHeaders(application.site, settings);
  const logOutage = createOutageLog(log);
  const metrics = createMetrics();
  const responses = createResponseCache({
    freshMs: settings.cache.seconds * 1000,
    maxBytes: settings.cache.bytes,
    finish: (response) => prepareResponse(response, headersFor(response.headers['content-type'] ?? '')),
    onRefreshError: (error, key) => {
      const expected = toAppError(error);
      if (expected.code === 'NOT_READY') logOutage(expected, 'Cached responses cannot be renewed');
      else log.warn({ err: error, key }, 'A cached response could not be renewed');
    },
  });
  const isOwnHost = createIsOwnHost(settings.publicUrl);
  const { trustProxy } = settings.site;
  const app: FastifyInstance = Fastify(
    fastifyOptions({ log, responses, headersFor, metrics, isOwnHost, trustProxy, onRead: application.numbers.count }),
  );
  app.decorate('metrics', metrics);
  const context: AppContext = { application, settings };

  if (onRoute) app.addHook('onRoute', onRoute);
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serialiseWithZod);
  parseJsonOnly(app);
  app.decorate('isEnding', false);
  app.addHook('preClose', async () => {
    app.isEnding = true;
  });
  traceRequests(app, tracing);
  handleErrors(app, logOutage);
  sendSecurityHeaders(app, headersFor);
  closeConnectionsAtEnd(app);
  leadToPublicAddress(app, { publicUrl: settings.publicUrl, isOwnHost, log });
  serveCachedResponses(app, responses);
  compressPrivateResponses(app);
  const stopListening = application.onChange(() => responses.expire());
  app.addHook('onClose', async () => stopListening());
  warnOfUntrustedProxies(app, log);
  shedLoad(app, settings.pressureDelayMs);
  boundRequests(app);
  limitRequests(app, settings.limits);
  refuseForeignWrites(app, settings);
  await registerSessions(app, { application, publicUrl: settings.publicUrl });
  recordWrites(app, application.audit);

  respondToUnknownPaths(app);
  enforceRouteRules(app);
  await documentApi(app, context);
  for (const module of API_MODULES) await app.register(module, { ...context, prefix: '/api' });
  for (const module of FILE_MODULES) await app.register(module, context);
  await registerBuilds(application.remotes, builds ?? (await installedBuilds(application.remotes)), log);
  await app.register(pagesPlugin, { application, ...(renderLimits && { limits: renderLimits }) });
  return app;
}
