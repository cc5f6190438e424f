import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from './accounts.ts';
import { appOfFile, openSeeded } from './test-app.ts';

const NO_LIMITS = { LIMIT_PUBLIC: '0', LIMIT_SEARCH: '0' };
const SEARCHES = [
  '/api/recipes',
  '/api/suggestions',
  '/api/completions',
  '/api/countries',
  '/api/admin/search',
  '/api/admin/users',
  '/api/admin/recipes',
  '/api/admin/countries',
  '/api/admin/pictures',
  '/api/admin/redirects',
  '/api/admin/newsletter/subscribers',
  '/api/admin/newsletter/subscribers/export.csv',
];

/** Declares tests that request each of the texts from every route that searches. */
export function searchEverywhereFor(texts: readonly string[]): void {
  const found: string[] = [];
  let app: FastifyInstance;
  let cookie: string;
  beforeAll(async () => {
    const fixture = await openSeeded();
    app = await appOfFile(fixture, NO_LIMITS, undefined, {
      onRoute: ({ method, url, schema }) => {
        const { shape = {} } = (schema?.querystring ?? {}) as { shape?: object };
        if (method === 'GET' && 'q' in shape) found.push(url);
      },
    });
    cookie = await cookieOf(app, await anAccount(fixture.application, { isSuper: true }));
  });

  it('tries every route that searches', () => {
    expect(found.sort()).toEqual(SEARCHES.toSorted());
  });

  it.each(SEARCHES)(`%s responds to ${texts.length} hostile texts with a result or a refusal`, async (url) => {
    const failures: string[] = [];
    const ask = async (text: string) => {
      const { statusCode } = await app.inject({ url: `${url}?q=${encoded(text)}`, ...asHolder(cookie) });
      if (statusCode !== 200 && statusCode !== 422) failures.push(`${statusCode} ${JSON.stringify(text)}`);
    };
    // Some at a time: most wait for the database.
    const left = [...texts];
    while (left.length > 0) await Promise.all(left.splice(0, 20).map(ask));
    expect(failures).toEqual([]);
  });
}

/** As a browser encodes it; half a character as its three bytes, which is no UTF-8. */
const encoded = (text: string): string =>
  Array.from(text, (sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : halfOf(sign))).join('');

const halfOf = (sign: string): string =>
  `%${[0xe0 | (sign.charCodeAt(0) >> 12), 0x80 | ((sign.charCodeAt(0) >> 6) & 63), 0x80 | (sign.charCodeAt(0) & 63)]
    .map((byte) => byte.toString(16))
    .join('%')}`;
