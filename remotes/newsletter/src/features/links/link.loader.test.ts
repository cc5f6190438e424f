import type { LoaderFunctionArgs } from '@tdt/platform';
import { apiContext, RouterContextProvider } from '@tdt/platform/host';
import { expect, test } from 'vitest';
import { loadLink } from './link.loader.ts';

/** A visit with these parameters, and an API that gives one response to what it notes in `asked`. */
function visit(query: string, response: { status: number; body: unknown } = { status: 500, body: null }) {
  const asked: string[] = [];
  const api = (path: string) => {
    asked.push(path);
    return Promise.resolve(response);
  };
  const context = new RouterContextProvider(new Map([[apiContext, api]]));
  const request = new Request(`http://table.test/newsletter/desinscription${query}`);
  return { asked, args: { params: {}, request, context } as unknown as LoaderFunctionArgs };
}

test('shows whose link it is', async () => {
  const { asked, args } = visit('?jeton=a%2Bb', { status: 200, body: { address: 'a…a@example.org' } });
  expect(await loadLink(args)).toEqual({ state: 'asked', token: 'a+b', address: 'a…a@example.org' });
  expect(asked).toEqual(['/api/newsletter/link?token=a%2Bb']);
});

test('knows when its address is not subscribed any more', async () => {
  const { args } = visit('?jeton=a', { status: 200, body: { address: null } });
  expect(await loadLink(args)).toEqual({ state: 'gone' });
});

test.each(['fait', 'refuse'])('says what became of a link (%s), without asking again', async (statut) => {
  const { asked, args } = visit(`?jeton=a&statut=${statut}`);
  expect(await loadLink(args)).toEqual({ state: statut });
  expect(asked).toEqual([]);
});

test.each(['', '?jeton=', '?statut=perdu'])('takes a link that is cut short (%j) for refused', async (query) => {
  expect(await loadLink(visit(query).args)).toEqual({ state: 'refuse' });
});

test.each([403, 404, 422])('says that a link is refused when the API responds with %i', async (status) => {
  expect(await loadLink(visit('?jeton=a', { status, body: null }).args)).toEqual({ state: 'refuse' });
});

test('leaves it to the error boundary when that is not known', async () => {
  await expect(loadLink(visit('?jeton=a', { status: 503, body: null }).args)).rejects.toMatchObject({
    init: { status: 503 },
  });
});
