import { beforeAll, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

it('leads to a recipe by 302, which is neither stored nor indexed', async () => {
  const app = await appFor(fixture);
  const places = new Set<unknown>();
  for (let turn = 0; turn < 60; turn += 1) {
    const { statusCode, headers } = await app.inject('/surprise');
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      302,
      'no-store',
      'noindex, nofollow',
    ]);
    places.add(headers.location);
  }
  expect([...places].sort()).toEqual([
    '/recipe/boeuf-bourguignon',
    '/recipe/dorayaki',
    '/recipe/okonomiyaki',
    '/recipe/soupe-a-loignon',
    '/recipe/tarte-tatin',
  ]);
});

it('leads to another recipe than that of the referring page', async () => {
  const app = await appFor(fixture);
  const referer = 'http://127.0.0.1:3000/recipe/dorayaki?personnes=6';
  for (let turn = 0; turn < 40; turn += 1) {
    const { headers } = await app.inject({ url: '/surprise', headers: { referer } });
    expect(headers.location).not.toBe('/recipe/dorayaki');
  }
});
