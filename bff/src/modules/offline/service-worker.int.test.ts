import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootOf, type RenderedSite, renderSite } from '../../testing/rendered-site.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
let site: RenderedSite;
beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, {});
});
afterAll(() => site.app.close());

it('serves the worker of the live shell for the whole site, and is requested again at each visit', async () => {
  const { statusCode, headers, body } = await site.get('/sw.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toContain('tdt.pages');
  // A classic script, which every browser with workers can run.
  expect(() => new Function(body)).not.toThrow();
});

it('lists the files of a remote that load on demand', async () => {
  const { remotes } = bootOf(await site.get('/recipe/okonomiyaki')).remotes;
  const { entry } = remotes.find(({ name }) => name === 'recipe-detail') ?? { entry: '' };
  const list = (await site.get(entry.replace('remoteEntry.js', 'files.json'))).json<string[]>();
  expect(list).toEqual(expect.arrayContaining([expect.stringMatching(/^js\/async\/hydrated\.js$/)]));
  for (const path of list) expect((await site.get(entry.replace('remoteEntry.js', path))).statusCode).toBe(200);
});

it('serves a worker that removes itself when the site is set so, or its shell has none', async () => {
  const off = await appFor(await openSeeded({ OFFLINE: 'off' }));
  expect((await off.inject('/api/site')).json().features.offline).toBe(false);
  const removing = await off.inject('/sw.js');
  expect([removing.statusCode, removing.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(removing.body).toContain('registration.unregister()');
  expect(removing.body).toContain("startsWith('tdt.')");
});
