import { AppError } from '@tdt/contracts';
import { PAGES, SURPRISE_PATH } from '@tdt/contracts/plain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../app-context.ts';
import { sendUncached } from '../platform/responses/cached-responses.plugin.ts';

/**
 * The square icons, which Chrome needs before it offers to install a site. Phones cut a maskable one to the shape of
 * their icons.
 */
const ICONS = [
  { file: 'icon-192.png', side: 192, purpose: 'any' },
  { file: 'icon-512.png', side: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', side: 512, purpose: 'maskable' },
];
/** What browsers show of the site before they install it, on a desk and on a phone; and the way to what is used most. */
const SCREENSHOTS = [
  { file: 'screenshot-wide.webp', sizes: '1280x800', form_factor: 'wide', label: "La page d'accueil" },
  { file: 'screenshot-narrow.webp', sizes: '780x1560', form_factor: 'narrow', label: 'Une recette sur un téléphone' },
];
const SHORTCUTS = [
  { name: 'Toutes les recettes', url: PAGES.recipes },
  { name: 'Liste de courses', url: PAGES.shoppingList },
  { name: 'Favoris', url: PAGES.favourites },
  { name: 'Surprenez-moi', url: SURPRISE_PATH },
];
/** The band's colour and the paper's, as in `tokens.css` of @tdt/ui. */
const COLOURS = { theme_color: '#12313f', background_color: '#fbf5e9' };

/** What browsers request at fixed addresses. The files are the live shell's: `hosts/shell/public`. */
export const iconsRoutes: FastifyPluginAsyncZod<AppContext> = async (app, { application: { remotes, site } }) => {
  const options = { config: { access: 'public', limit: 'none' }, schema: { hide: true } } as const;

  app.get('/favicon.ico', options, (request, reply) =>
    sendUncached(request, reply, {
      status: 302,
      headers: {
        'content-type': 'text/plain',
        'cache-control': 'public, max-age=86400',
        location: fileOf('favicon.ico'),
      },
      body: '',
      store: false,
    }),
  );

  app.get('/manifest.webmanifest', options, (request, reply) => {
    const { name, tagline } = site;
    const icons = ICONS.map(({ file, side, purpose }) => ({
      src: fileOf(file),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    }));
    const manifest = {
      name,
      description: tagline,
      lang: 'fr',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      ...COLOURS,
      icons,
      shortcuts: SHORTCUTS.map((shortcut) => ({ ...shortcut, icons: icons.slice(0, 1) })),
      screenshots: SCREENSHOTS.map(({ file, ...shown }) => ({ src: fileOf(file), type: 'image/webp', ...shown })),
    };
    return sendUncached(request, reply, {
      status: 200,
      headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      body: JSON.stringify(manifest),
      store: false,
    });
  });

  function fileOf(name: string): string {
    const { shell } = remotes.current();
    if (!shell) throw new AppError('ROUTE_NOT_FOUND');
    return `/assets/shell/${shell.version}/web/${name}`;
  }
};
