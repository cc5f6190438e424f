import type { LoaderFunctionArgs } from '@tdt/platform';
import { apiContext, RouterContextProvider } from '@tdt/platform/host';
import { expect, test } from 'vitest';
import { loadCountry } from './country.loader.ts';

/** Loader arguments at `/pays/:countrySlug`, with an API that always gives this response. */
function visit(countrySlug: string, response: { status: number; body: unknown }): LoaderFunctionArgs {
  const context = new RouterContextProvider(new Map([[apiContext, () => Promise.resolve(response)]]));
  const request = new Request(`http://table.test/pays/${countrySlug}`);
  return { params: { countrySlug }, request, context } as unknown as LoaderFunctionArgs;
}

const found = (match: string) => ({ status: 200, body: { slug: 'etats-unis', match } });

test.each([
  ['alias', 301],
  ['name', 302],
])('moves an address found by its %s with %i', async (match, status) => {
  const moved = await loadCountry(visit('usa', found(match))).catch((thrown: Response) => thrown);
  expect(moved).toBeInstanceOf(Response);
  expect([(moved as Response).status, (moved as Response).headers.get('location')]).toEqual([
    status,
    '/pays/etats-unis',
  ]);
});

test('responds to an unknown country with status 404 and the page', async () => {
  const { data, init } = await loadCountry(visit('atlantide', { status: 404, body: { code: 'COUNTRY_NOT_FOUND' } }));
  expect([data.country, init?.status]).toEqual([null, 404]);
});

test('throws other problems, for the error boundary', async () => {
  await expect(loadCountry(visit('japon', { status: 503, body: null }))).rejects.toMatchObject({
    init: { status: 503 },
  });
});
