import { randomUUID } from 'node:crypto';
import {
  ADMIN_API,
  type AdminRecipe,
  API,
  type PreviewLink,
  PreviewLinkListSchema,
  PreviewLinkSchema,
  RecipeDetailSchema,
} from '@tdt/contracts';
import { aRecipeInput } from '@tdt/testing/recipe-input';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { anEditor, type Editor, refusedWith } from '../../testing/editor.ts';
import { bootOf, type RenderedSite, renderSite } from '../../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let site: RenderedSite;
let editor: Editor;
beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, {});
  editor = await anEditor(site.app, fixture);
  return () => site.app.close();
});

const DRAFT = { state: 'draft', from: null, until: null } as const;
const aDraft = (title: string) => editor.recipe({ title, publication: DRAFT });
const makeLink = async ({ id }: AdminRecipe, by = editor): Promise<PreviewLink> => {
  const response = await by.call('POST', ADMIN_API.previewLinks(id));
  expect(response.statusCode, response.body).toBe(201);
  return PreviewLinkSchema.parse(response.json());
};
const linksOf = async ({ id }: AdminRecipe) =>
  PreviewLinkListSchema.parse((await editor.call('GET', ADMIN_API.previewLinks(id))).json()).items;
const tokenOf = ({ url }: PreviewLink) => url.split('jeton=')[1] ?? '';
const open = (token: string) => site.get(API.preview(token));
const ENDED = /n’est plus valable/;
const later = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
};
const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];

it('shows a hidden recipe as it is stored, for seven days, to people without an account', async () => {
  const recipe = await aDraft('Soupe cachée');
  const link = await makeLink(recipe);
  expect(Date.parse(link.expires_at) - Date.parse(link.made_at)).toBe(7 * DAY);
  expect(RecipeDetailSchema.parse((await open(tokenOf(link))).json())).toMatchObject({ title: 'Soupe cachée' });
  const { publication: _, ...input } = aRecipeInput({ title: 'Soupe nommée' });
  await editor.call('PUT', ADMIN_API.recipe(recipe.id), { ...input, revision: 1 });
  expect((await open(tokenOf(link))).json()).toMatchObject({ title: 'Soupe nommée' });
  expect((await site.get(API.recipe(recipe.id))).statusCode).toBe(404);
  later(7 * DAY + 1);
  expect(refusedWith(await open(tokenOf(link)))).toMatchObject({ status: 403, detail: expect.stringMatching(ENDED) });
  // The session of the editor has ended, too.
  expect(await fixture.application.previewLinks.list(recipe.id)).toEqual([]);
});

it('shows on its page, also unfinished, what no cache, crawler or frame elsewhere gets, and no Referer names', async () => {
  const unfinished = { ...aRecipeInput(), title: 'Ébauche', description: '', servings: 0, ingredients: [], steps: [] };
  const response = await editor.call('POST', ADMIN_API.recipes, { ...unfinished, publication: DRAFT });
  const { url } = await makeLink(response.json());
  const page = await vi.waitFor(async () => {
    const found = await site.get(url);
    expect(bootOf(found).rendered).toBe(true);
    return found;
  }, 20_000);
  expect([page.statusCode, page.body.includes('Ébauche')]).toEqual([200, true]);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
});

it('is listed with its maker and its last use to the minute, until it is revoked', async () => {
  const recipe = await aDraft('Soupe listée');
  const other = await anEditor(site.app, fixture);
  const [first, second] = [await makeLink(recipe), await makeLink(recipe, other)];
  expect((await linksOf(recipe)).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  const used = async () => (await linksOf(recipe)).find(({ id }) => id === first.id)?.last_used_at;
  expect(await used()).toBeNull();
  await open(tokenOf(first));
  const at = await used();
  expect(at).not.toBeNull();
  await open(tokenOf(first));
  expect(await used()).toBe(at);
  later(MINUTE + 1);
  await open(tokenOf(first));
  expect(await used()).not.toBe(at);
  expect((await editor.call('DELETE', ADMIN_API.previewLink(randomUUID(), first.id))).statusCode).toBe(204);
  expect((await open(tokenOf(first))).statusCode).toBe(200);
  await editor.call('DELETE', ADMIN_API.previewLink(recipe.id, first.id));
  expect(refusedWith(await open(tokenOf(first)))).toMatchObject({ status: 403, detail: expect.stringMatching(ENDED) });
  expect((await linksOf(recipe)).map(({ made_by, id }) => [made_by, id])).toEqual([[second.made_by, second.id]]);
});

it('ends with the account of its maker, and with its recipe', async () => {
  const recipe = await aDraft('Soupe finie');
  const account = await fixture.application.users.create({
    email: 'partante@exemple.fr',
    password: 'un mot de passe assez long',
    is_super_admin: false,
  });
  const link = await fixture.application.previewLinks.create(recipe.id, account);
  expect((await open(tokenOf(link))).statusCode).toBe(200);
  await fixture.application.users.remove(account.id, null);
  expect(refusedWith(await open(tokenOf(link)))).toMatchObject({ status: 403, detail: expect.stringMatching(ENDED) });
  const own = await makeLink(recipe);
  await editor.call('DELETE', ADMIN_API.recipe(recipe.id));
  const another = await editor.call('POST', ADMIN_API.previewLinks(recipe.id));
  expect(refusedWith(another)).toMatchObject({ status: 410, code: 'RECIPE_GONE' });
  expect(refusedWith(await open(tokenOf(own)))).toMatchObject({ status: 403, detail: expect.stringMatching(ENDED) });
});

it('is refused with any bit changed, and made for no recipe that does not exist', async () => {
  const token = tokenOf(await makeLink(await aDraft('Soupe signée')));
  const bytes = Buffer.from(token, 'base64url');
  for (const at of [0, 15, 16, 19, 20, bytes.length - 1]) {
    const altered = Buffer.from(bytes);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    expect((await open(altered.toString('base64url'))).statusCode, `byte ${at}`).toBe(403);
  }
  expect((await editor.call('POST', ADMIN_API.previewLinks(randomUUID()))).statusCode).toBe(404);
  expect((await site.get(ADMIN_API.previewLinks(randomUUID()))).statusCode).toBe(401);
});
