import type { AddressInfo } from 'node:net';
import { ADMIN_API, NumbersSchema } from '@tdt/contracts';
import { openDocuments, temporaryDatabase } from '@tdt/testing';
import { editedRecipe } from '@tdt/testing/recipe-input';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { anEditor, type Editor } from '../../testing/editor.ts';
import { appOfFile, type Fixture, openSeeded } from '../../testing/test-app.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' };
const env = { MONGODB_URI: temporaryDatabase() };

interface Server {
  fixture: Fixture;
  app: FastifyInstance;
  /** Requests over a socket, as visitors do: also what is sent before the router counts. */
  visit(path: string, headers?: Record<string, string>): Promise<number>;
}

async function aServer(settings = {}): Promise<Server> {
  const fixture = await openSeeded({ ...env, LIMIT_SEARCH: '0', LIMIT_PUBLIC: '0', ...settings });
  const app = await appOfFile(fixture, { LIMIT_SEARCH: '0', LIMIT_PUBLIC: '0' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const visit = async (path: string, headers: Record<string, string> = BROWSER) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  return { fixture, app, visit };
}

let server: Server;
let other: Server;
let editor: Editor;
beforeAll(async () => {
  server = await aServer();
  other = await aServer();
  editor = await anEditor(server.app, server.fixture);
});
afterEach(() => void vi.useRealTimers());

const stored = async () => {
  const { db, close } = await openDocuments(env.MONGODB_URI);
  onTestFinished(close);
  return db.collection('reading_counts').find().toArray();
};
const flush = () => Promise.all([server, other].map(({ fixture }) => fixture.application.numbers.flush()));
const numbers = async (by = editor) => NumbersSchema.parse((await by.call('GET', ADMIN_API.numbers)).json());
const week = async () => (await numbers()).read.week.map(({ slug, count }) => [slug, count]);
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let turn = 0; turn < count; turn += 1) await act();
};

it('reads add up on all servers, from the cache too, and without programs, HEAD and what fails', async () => {
  const url = '/api/recipes/dorayaki';
  await times(5, () => server.visit(url));
  await times(2, () => other.visit(url));
  await server.visit('/api/recipes/okonomiyaki');
  await server.visit(url, { 'user-agent': 'Googlebot/2.1' });
  await server.app.inject({ method: 'HEAD', url, headers: BROWSER });
  expect(await server.visit('/api/recipes/rien-de-tel')).toBe(404);
  expect((await numbers()).read.week).toEqual([]);
  await flush();
  expect(await week()).toEqual([
    ['dorayaki', 7],
    ['okonomiyaki', 1],
  ]);
  await flush();
  expect((await week())[0]).toEqual(['dorayaki', 7]);
});

it('a renamed recipe keeps its reads, a deleted one is not listed', async () => {
  const recipe = await editor.recipe({ title: 'Riz doré' });
  await times(9, () => server.visit('/api/recipes/riz-dore'));
  const renamed = editedRecipe(recipe, { title: 'Riz safrané' });
  await editor.call('PUT', ADMIN_API.recipe(recipe.id), renamed);
  await times(3, () => server.visit('/api/recipes/riz-safrane'));
  await flush();
  expect((await numbers()).read.week[0]).toMatchObject({ id: recipe.id, title: 'Riz safrané', count: 12 });
  await editor.call('DELETE', ADMIN_API.recipe(recipe.id));
  expect((await week())[0]).toEqual(['dorayaki', 7]);
});

it('searches count that find nothing, from three times on, and none that may name a person', async () => {
  const search = (q: string) => server.visit(`/api/recipes?q=${encodeURIComponent(q)}`);
  await times(2, () => search('Zygomorphe'));
  await other.visit('/api/recipes?q=zygomorphe');
  await times(2, () => search('xylophage'));
  await times(3, () => search('okonomiyaki'));
  await times(3, () => search('ada@zygomorphe.example'));
  await times(3, () => search('zygo 0612345678'));
  await flush();
  expect((await numbers()).searches).toEqual([{ q: 'zygomorphe', count: 3 }]);
  expect(JSON.stringify(await stored())).not.toMatch(/ada|0612|okonomiyaki","count":3/);
});

it('a day has a thousand different searches at most, of a minute two hundred', async () => {
  const { numbers: counts } = server.fixture.application;
  const words = (turn: number) => `zyx${String(turn).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  for (let turn = 0; turn < 1800; turn += 1) {
    const url = `/toutes-recettes?q=${words(turn)}`;
    counts.count(url, BROWSER);
    if (turn % 300 === 299) await counts.flush();
  }
  expect((await stored()).filter(({ kind }) => kind === 'search')).toHaveLength(1000);
});

it('the week has seven days, the month thirty, and after ninety nothing is left', async () => {
  const DAY_MS = 86_400_000;
  const start = Date.now();
  const { numbers: counts } = server.fixture.application;
  const after = async (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start + days * DAY_MS });
    const { week, month } = (await counts.read()).read;
    return [week[0]?.count, month[0]?.count];
  };
  expect(await after(6)).toEqual([7, 7]);
  expect(await after(7)).toEqual([undefined, 7]);
  expect(await after(30)).toEqual([undefined, undefined]);
  await after(90);
  await counts.start()();
  expect(await stored()).not.toEqual([]);
  await after(91);
  await counts.start()();
  expect(await stored()).toEqual([]);
});

it('nothing counts where the setting says so; only editors read the numbers', async () => {
  const off = await aServer({ READING_COUNTS: 'off' });
  await off.visit('/api/recipes/dorayaki');
  await off.fixture.application.numbers.flush();
  expect(await off.fixture.application.numbers.read()).toEqual({
    is_counting: false,
    read: { week: [], month: [] },
    searches: [],
  });
  expect((await server.app.inject(ADMIN_API.numbers)).statusCode).toBe(401);
});
