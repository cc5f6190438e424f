import { PAGES, SURPRISE_PATH } from '@tdt/contracts/plain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../app-context.ts';

/** Neither caches nor search engines may store a response that is another recipe each time. */
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };
const RECIPE = /\/recipe\/([^/?#]+)/;

/** A random recipe, another one than that of the referring page; the list while there is none. Needs no JavaScript. */
export const surpriseRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application }) => {
  app.get(SURPRISE_PATH, { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    const seen = RECIPE.exec(request.headers.referer ?? '')?.[1] ?? null;
    const slug = application.recipes.surprise(seen);
    return reply.headers(HEADERS).redirect(slug === null ? PAGES.recipes : PAGES.recipe(slug), 302);
  });
};
