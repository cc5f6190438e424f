import { ADMIN_API, API, RecipeDetailSchema, RecipePreviewSchema } from '@tdt/contracts';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { beforeAll, expect, it, vi } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { bootOf, type RenderedSite, renderSite } from '../../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let site: RenderedSite;
let cookie: string;
beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, {});
  cookie = await cookieOf(site.app, await anAccount(fixture.application));
  return () => site.app.close();
});

/** The page as the server renders it: a busy machine leaves the first one to the browser. */
const rendered = (url: string) =>
  vi.waitFor(async () => {
    const page = await site.get(url);
    expect(bootOf(page).rendered).toBe(true);
    return page;
  }, 20_000);

const keep = (fields: object) =>
  site.app.inject({
    method: 'POST',
    url: ADMIN_API.recipePreviews,
    payload: { ...aRecipeInput(), id: null, ...fields },
    ...asHolder(cookie),
  });

it('shows an unsaved recipe on its page at a signed address, never stored, listed or framed elsewhere', async () => {
  const { url } = RecipePreviewSchema.parse((await keep({ title: 'Soupe inédite' })).json());
  const { statusCode, headers, body } = await rendered(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('Soupe inédite');
  expect(body).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(body).not.toContain('rel="canonical"');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  const search = `${API.recipes}?q=${encodeURIComponent('inédite')}`;
  expect((await site.get(search)).json()).toMatchObject({ total: 0 });
});

it('returns the recipe of an address to browsers, too', async () => {
  const { url, expires_at } = (await keep({ title: 'Soupe du soir' })).json();
  const response = await site.get(API.preview(url.split('jeton=')[1]));
  expect(RecipeDetailSchema.parse(response.json())).toMatchObject({ title: 'Soupe du soir', match: 'slug' });
  expect(response.headers['cache-control']).toBe('no-store');
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
  expect([minutes > 14, minutes <= 15]).toEqual([true, true]);
});

it('refuses an address that was changed, and says so on the page', async () => {
  const { url } = (await keep({})).json();
  const forged = url.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A'));
  expect((await site.get(API.preview(forged.split('jeton=')[1]))).statusCode).toBe(403);
  for (const address of [forged, '/apercu']) {
    const { statusCode, body } = await rendered(address);
    expect([statusCode, body.includes('Aperçu expiré'), body.includes('ouvrez-en un nouveau')]).toEqual([
      404,
      true,
      true,
    ]);
  }
});

it('shows an unfinished recipe, which needs a title only', async () => {
  const response = await keep({ title: 'Ébauche', description: '', servings: 0, ingredients: [], steps: [] });
  const { url } = RecipePreviewSchema.parse(response.json());
  expect(await rendered(url)).toMatchObject({ statusCode: 200, body: expect.stringContaining('Ébauche') });
});

it('checks what it stores as a save does', async () => {
  expect((await keep({ title: ' ' })).json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: 'title' }] });
});
