import {
  ADMIN_API,
  type AdminRecipe,
  PAGES,
  type PreviewLink,
  REDIRECT_MESSAGES,
  type Redirect,
  RedirectListSchema,
  RedirectSchema,
} from '@tdt/contracts';
import { temporaryDatabase } from '@tdt/testing';
import { editedRecipe } from '@tdt/testing/recipe-input';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../testing/editor.ts';
import { type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../testing/test-app.ts';

let fixture: Fixture;
let site: RenderedSite;
let editor: Editor;
/** On the same database. */
let other: RenderedSite;
beforeAll(async () => {
  const env = { MONGODB_URI: temporaryDatabase() };
  fixture = await openSeeded(env);
  site = await renderSite(fixture, {});
  editor = await anEditor(site.app, fixture);
  other = await renderSite(await openSeeded(env), {});
});
afterAll(() => Promise.all([site.app.close(), other.app.close()]));

const answer = async (url: string, at = site) => {
  const { statusCode, headers } = await at.get(url);
  return [statusCode, headers.location];
};
const add = (from: string, to: string) => editor.call('POST', ADMIN_API.redirects, { from, to });
const added = async (from: string, to: string): Promise<Redirect> => {
  const response = await add(from, to);
  expect(response.statusCode, response.body).toBe(201);
  return RedirectSchema.parse(response.json());
};
const messages = async (from: string, to: string) =>
  refusedWith(await add(from, to)).errors.map(({ path, message }: { path: string; message: string }) => [
    path,
    message,
  ]);
const listed = async (query = '') =>
  RedirectListSchema.parse((await editor.call('GET', `${ADMIN_API.redirects}${query}`)).json());
const rename = async (recipe: AdminRecipe, title: string) =>
  editor.call('PUT', ADMIN_API.recipe(recipe.id), editedRecipe(recipe, { title }));

describe('an address that shows no page', () => {
  it('leads with 301 to the page that an editor has chosen, on each server, with its query, also for HEAD', async () => {
    expect(await answer('/ancien-blog')).toEqual([404, undefined]);
    const redirect = await added('/ancien-blog', '/about');
    expect(await answer('/ancien-blog')).toEqual([301, '/about']);
    expect(await answer('/ancien-blog?utm_source=mail&a=%C3%A9')).toEqual([301, '/about?utm_source=mail&a=%C3%A9']);
    expect(await answer('/ancien-blog/')).toEqual([301, '/about']);
    const head = await site.app.inject({ method: 'HEAD', url: '/ancien-blog' });
    expect([head.statusCode, head.headers.location]).toEqual([301, '/about']);
    await expect.poll(() => answer('/ancien-blog', other), { timeout: 10_000 }).toEqual([301, '/about']);

    expect((await editor.call('DELETE', ADMIN_API.redirect(redirect.id))).statusCode).toBe(204);
    expect(await answer('/ancien-blog')).toEqual([404, undefined]);
    await expect.poll(() => answer('/ancien-blog', other), { timeout: 10_000 }).toEqual([404, undefined]);
    expect((await editor.call('DELETE', ADMIN_API.redirect(redirect.id))).statusCode).toBe(404);
  });

  it('leads at once to where the page is now, and nowhere once that is gone; then on, if that is redirected in turn', async () => {
    const recipe = await editor.recipe({ title: 'Zarzuela' });
    const redirect = await added('/blog/soupe-de-poisson', PAGES.recipe('zarzuela'));
    const renamed: AdminRecipe = (await rename(recipe, 'Suquet')).json();
    expect(await answer('/blog/soupe-de-poisson')).toEqual([301, PAGES.recipe('suquet')]);
    expect(await added('/blog/poisson', PAGES.recipe('zarzuela'))).toMatchObject({ to: PAGES.recipe('suquet') });
    await editor.call('DELETE', ADMIN_API.recipe(renamed.id));
    expect(await answer('/blog/soupe-de-poisson')).toEqual([404, undefined]);
    expect(await answer(PAGES.recipe('suquet'))).toEqual([410, undefined]);
    await added(PAGES.recipe('suquet'), PAGES.country('japon'));
    for (const url of [PAGES.recipe('suquet'), '/blog/poisson'])
      expect(await answer(url)).toEqual([301, PAGES.country('japon')]);
    expect((await editor.call('POST', ADMIN_API.restoration(ADMIN_API.recipe(recipe.id)))).statusCode).toBe(200);
    expect(await answer(PAGES.recipe('suquet'))).toEqual([200, undefined]);
    expect(await answer('/blog/poisson')).toEqual([301, PAGES.recipe('suquet')]);
    expect((await listed('?q=soupe-de')).items).toEqual([redirect]);
  });
});

describe('a redirect is refused', () => {
  it.each([
    ['https://evil.example/', '/about', 'from'],
    ['ancien', '/about', 'from'],
    ['/a b', '/about', 'from'],
    ['/a?id=1', '/about', 'from'],
    ['/api/recipes', '/about', 'from'],
    ['/%61dmin/recipes', '/about', 'from'],
    ['/x/../media/a.webp', '/about', 'from'],
    ['/assets', '/about', 'from'],
    ['/libre', 'https://evil.example/', 'to'],
    ['/libre', '//evil.example/', 'to'],
    ['/libre', '/\\evil.example', 'to'],
    ['/libre', 'javascript:alert(1)', 'to'],
    ['/libre', '/admin', 'to'],
    ['/libre', '/api/recipes', 'to'],
    ['/libre', '/robots.txt', 'to'],
    ['/libre', '/surprise', 'to'],
    ['/libre', '/rien-du-tout', 'to'],
    ['/libre', '/libre', 'to'],
  ])('from %s to %s', async (from, to, field) => {
    const response = await add(from, to);
    expect([response.statusCode, refusedWith(response).errors.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      [field],
    ]);
  });

  it('from an address that shows something, leads on by itself, or is redirected already', async () => {
    for (const from of [
      '/about',
      '/about/',
      '/robots.txt',
      '/surprise',
      PAGES.recipe('okonomiyaki'),
      '/pays/south-korea',
    ])
      expect(await messages(from, '/'), from).toEqual([['from', REDIRECT_MESSAGES.exists]]);
    const once = await Promise.all([add('/deux-fois', '/'), add('/deux-fois/', '/about')]);
    expect(once.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    expect(await messages('/deux-fois', '/')).toEqual([['from', REDIRECT_MESSAGES.known]]);
  });

  it('to what only a secret link shows', async () => {
    const { id } = await editor.recipe({ title: 'Brouillon' });
    const link: PreviewLink = (await editor.call('POST', ADMIN_API.previewLinks(id))).json();
    expect((await site.get(link.url)).statusCode).toBe(200);
    expect(await messages('/brouillon', link.url)).toEqual([['to', REDIRECT_MESSAGES.path]]);
  });

  it('from visitors', async () => {
    const requests = await Promise.all([
      site.app.inject({ method: 'POST', url: ADMIN_API.redirects, payload: { from: '/x', to: '/' } }),
      site.app.inject(ADMIN_API.redirects),
    ]);
    expect(requests.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});

it('the list has those by hand, then the former addresses of countries and recipes, page by page', async () => {
  const marmite = await editor.country({ name: 'Marmitie' });
  await editor.save(marmite, { name: 'Grande-Marmitie' });
  const merged = await editor.country({ name: 'Petite Marmitie' });
  await editor.call('DELETE', `${ADMIN_API.country(merged.id)}?move_to=${marmite.id}`);
  await rename(await editor.recipe({ title: 'Marmite du pêcheur' }), 'Grande marmite');
  await added('/vieille-marmite', PAGES.country('grande-marmitie'));
  const { items, total } = await listed('?q=marmit');
  expect(total).toBe(3);
  expect(items.map(({ origin, from, to }) => [origin, from.sort(), to])).toEqual([
    ['manual', ['/vieille-marmite'], '/pays/grande-marmitie'],
    ['country', ['/pays/marmitie', '/pays/petite-marmitie'], '/pays/grande-marmitie'],
    ['recipe', ['/recipe/marmite-du-pecheur'], '/recipe/grande-marmite'],
  ]);
  expect(items[0]?.by).toContain('@');
  const pages = await Promise.all([1, 2, 3].map((page) => listed(`?q=marmit&page_size=1&page=${page}`)));
  expect(pages.flatMap((page) => page.items)).toEqual(items);
  expect((await listed('?q=pecheur&page_size=1')).total).toBe(1);
});

it('what was done is in the audit log', async () => {
  const { application } = fixture;
  await added('/du-journal', '/about');
  const entries = await application.audit.latest(1);
  expect(entries[0]).toMatchObject({ target: '/du-journal → /about' });
});
