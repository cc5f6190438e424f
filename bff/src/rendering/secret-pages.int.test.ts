import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { openSeeded } from '../testing/test-app.ts';

let site: RenderedSite;
beforeAll(async () => {
  site = await renderSite(await openSeeded(), {});
});
afterAll(() => site.app.close());

it.each([UNSUBSCRIBE_PAGE, CONFIRM_PAGE])(
  '%s with a token is stored nowhere, and other sites do not learn its URL',
  async (path) => {
    const url = `${path}?jeton=abc`;
    const { headers } = await site.get(url);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    expect(site.app.answers.known(url)).toBeNull();
  },
);

it('other pages keep their headers, whatever they are asked with', async () => {
  const { headers } = await site.get('/about?jeton=abc');
  expect(headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});
