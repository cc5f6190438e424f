import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AdminCountry,
  AdminCountryList,
  AdminPageContent,
  AdminRecipe,
  AdminRecipeList,
  AdminSeo,
  AdminUserList,
  Subscription,
} from '@tdt/contracts';
import { ADMIN_API, API, NEWSLETTER_API } from '@tdt/contracts/plain';
import { PLATFORM_VERSION } from '@tdt/platform/version';
import { type RunningSite, startSite, until } from '@tdt/testing';
import { aRecipeInput, editedRecipe } from '@tdt/testing/recipe-input';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EditorSession, signIn } from '../instances/editor-session.ts';
import { auditOf, checksumAt, redirectAt, textAt } from './read-site.ts';
import { ADMIN, EDITOR, ENV, EXPECTED, type Expected, PASSWORD, PUBLIC_URL, REMOTE, unpack } from './release-1.ts';
import { withStored } from './stored.ts';

let site: RunningSite;
let expected: Expected;
let editor: EditorSession;
beforeAll(async () => {
  expected = JSON.parse(await readFile(EXPECTED, 'utf8'));
  const dataDir = await mkdtemp(join(tmpdir(), 'release-1-'));
  await unpack(dataDir);
  site = await startSite({ demo: false, dataDir, env: ENV });
  editor = await signIn(site.url, PUBLIC_URL, EDITOR, PASSWORD);
});
afterAll(() => site?.stop());

const isOfPlatform = (): boolean => expected.platform === PLATFORM_VERSION;
const read = <Result>(path: string) => editor.call<Result>(site.url, 'GET', path);

describe('on the data of release 1', () => {
  async function sameAsBefore(wanted: Record<string, string>, of: (url: string) => Promise<string>): Promise<void> {
    for (const [path, before] of Object.entries(wanted))
      expect([path, await of(site.url + path)]).toEqual([path, before]);
  }

  test('recipes, countries, pages, subscribers and accounts are complete', async () => {
    for (const [path, response] of Object.entries(expected.responses))
      expect(await read(path), path).toMatchObject(response as object);
  });

  test('sitemap, pictures and former addresses respond as before', async () => {
    await sameAsBefore(expected.texts, textAt);
    await sameAsBefore(expected.files, checksumAt);
    await sameAsBefore(expected.redirects, redirectAt);
  });

  test('the audit log is unchanged', async () => {
    expect(await auditOf(site)).toEqual(expect.arrayContaining(expected.audit));
  });

  test('the build that was deployed is live, and the one before can be put live again', async ({ skip }) => {
    skip(!isOfPlatform(), 'the platform is another one since, so that remotes have to be built again');
    const [earlier, live] = REMOTE.builds;
    expect(await textAt(site.url + REMOTE.page)).toContain(live);
    const { status, stderr } = await site.cli('remotes', 'rollback', REMOTE.name);
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    await until('the earlier build is live', async () => (await textAt(site.url + REMOTE.page)).includes(earlier));
  });

  test('doctor finds no problem, but that a remote of an earlier platform has to be built again', async () => {
    const { status, stdout } = await site.cli('doctor', '--json');
    const problems = JSON.parse(stdout).findings.filter(({ verdict }: { verdict: string }) => verdict === 'problem');
    const wanted = isOfPlatform() ? [[], 0] : [[expect.objectContaining({ name: 'remotes' })], 1];
    expect([problems, status]).toEqual(wanted);
  });

  test('a link to unsubscribe that was sent works', async () => {
    const { id, token } = expected.unsubscribe;
    const response = await fetch(site.url + NEWSLETTER_API.unsubscribe(token), { method: 'POST' });
    expect(await response.json()).toEqual({ status: 'unsubscribed' });
    expect(await read(ADMIN_API.subscriber(id))).toMatchObject({ status: 'unsubscribed' });
  });
});

/** Today's server is the older release here. */
describe('beside a server of the next release', () => {
  let newer: RunningSite;
  let first: AdminRecipe;
  let second: AdminRecipe;
  let japan: AdminCountry;
  let norway: AdminCountry;
  beforeAll(async () => {
    const countries = await read<AdminCountryList>(ADMIN_API.countries);
    [japan, norway] = await all<AdminCountry>(countries.items, ADMIN_API.country);
    const recipes = await read<AdminRecipeList>(`${ADMIN_API.recipes}?sort=title`);
    [first, second] = await all<AdminRecipe>(recipes.items, ADMIN_API.recipe);
    const server = join(import.meta.dirname, 'next-release.ts');
    newer = await startSite({ demo: false, dataDir: site.dataDir, env: ENV, server });
  });
  afterAll(() => newer?.kill('SIGTERM'));

  async function all<Result>(rows: readonly { id: string }[], path: (id: string) => string): Promise<[Result, Result]> {
    expect(rows).toHaveLength(2);
    return (await Promise.all(rows.map(({ id }) => read<Result>(path(id))))) as [Result, Result];
  }

  const atNewer = (id: string) =>
    editor.call<AdminRecipe & { season: string | null }>(newer.url, 'GET', ADMIN_API.recipe(id));
  const write = <Result>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    editor.call<Result>(site.url, method, path, body);

  test('a server reads what the next release has migrated, without the fields that it does not know', async () => {
    expect(await atNewer(first.id)).toMatchObject({ season: 'hiver' });
    for (const path of [...Object.keys(expected.responses), ADMIN_API.work, API.home, '/api/ready', '/sitemap.xml'])
      expect([path, (await editor.fetch(site.url, path)).status]).toEqual([path, 200]);
    const { revision: _, updated_at: __, ...known } = first;
    const { revision, updated_at, ...shown } = await read<AdminRecipe>(ADMIN_API.recipe(first.id));
    expect(shown).toEqual(known);
    expect([revision, updated_at > first.updated_at]).toEqual([first.revision + 1, true]);
  });

  test('a save, a copy and a move to another country preserve a field that only the next release knows', async () => {
    const autumn = { ...editedRecipe(await atNewer(second.id)), season: 'automne' };
    await editor.call(newer.url, 'PUT', ADMIN_API.recipe(second.id), autumn);
    const loaded = await read<AdminRecipe>(ADMIN_API.recipe(second.id));
    const saved = { title: 'Soupe de fête', country_id: japan.id };
    await write('PUT', ADMIN_API.recipe(second.id), editedRecipe(loaded, saved));
    expect(await atNewer(second.id)).toMatchObject({ ...saved, season: 'automne' });
    const copy = await write<AdminRecipe>('POST', ADMIN_API.recipeCopy(second.id), {});
    expect(await atNewer(copy.id)).toMatchObject({ title: 'Soupe de fête (copie)', season: 'automne' });
    await write('DELETE', `${ADMIN_API.country(japan.id)}?move_to=${norway.id}`);
    expect(await atNewer(first.id)).toMatchObject({ season: 'hiver', country_id: norway.id });
  });

  test('its writes of countries, pages, accounts and subscribers preserve such fields, too', async () => {
    const country = { name: 'Norvège du Nord', regions: ['Europe'], revision: norway.revision };
    await write('PUT', ADMIN_API.country(norway.id), country);
    const seo = await read<AdminSeo>(ADMIN_API.seo('about'));
    await write('PUT', ADMIN_API.seo('about'), { ...seo, title: 'Nous deux' });
    const about = await read<AdminPageContent>(ADMIN_API.pageContent('about_content'));
    await write('PUT', ADMIN_API.pageContent('about_content'), { ...about, description_text: 'Nous deux.' });
    const account = (await read<AdminUserList>(ADMIN_API.users)).items.find(({ email }) => email === ADMIN);
    if (!account) throw new Error(`There is no account ${ADMIN}.`);
    const { id, revision } = account;
    await write('PUT', ADMIN_API.user(id), { email: 'other@table.example', is_super_admin: true, revision });
    const form = { first_name: 'Ana', last_name: 'Lima', email: 'left@lecteurs.example', birthdate: null };
    const signUp = { ...form, opted_in: true, source: 'website_default' };
    const { id: returned } = await write<Subscription>('POST', NEWSLETTER_API.subscriptions, signUp);
    expect(await read(ADMIN_API.subscriber(returned))).toMatchObject({ status: 'active', first_name: 'Ana' });

    const names = ['countries', 'seo_metadata', 'page_content', 'admin_users', 'newsletter_subscribers'];
    for (const name of names) {
      const documents = await withStored(site.dataDir, (database) => database.collection(name).find().toArray());
      expect([name, documents.length > 0]).toEqual([name, true]);
      for (const document of documents) expect([name, document]).toMatchObject([name, { added_later: {} }]);
    }
  });

  test('it shows a recipe that the next release adds', async () => {
    const recipe = { ...aRecipeInput({ title: 'Tarte de demain' }), season: 'été' };
    const { slug } = await editor.create(newer.url, recipe);
    await until('it is listed', async () => (await textAt(site.url + API.recipes)).includes('Tarte de demain'));
    expect((await fetch(site.url + API.recipe(slug))).status).toBe(200);
  });

  test('it is refused when it starts again, and the next release serves on', async () => {
    await site.kill('SIGTERM');
    await expect(site.restart()).rejects.toThrow(
      /The database is of a later release: it has migration \d+, this release ends with \d+\. Start the later release/,
    );
    expect((await fetch(newer.url + API.recipes)).status).toBe(200);
  });
});
