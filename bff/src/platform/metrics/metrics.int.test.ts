import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { RECIPES } from '../../testing/seeds.ts';
import { appFor, appOfFile, EMBEDDED, type Fixture, openSeeded } from '../../testing/test-app.ts';

const TOKEN = 'a-token-that-is-long-enough-for-the-metrics';

let fixture: Fixture;
let app: FastifyInstance;
beforeAll(async () => {
  fixture = await openSeeded(EMBEDDED);
  app = await appOfFile(fixture, { METRICS_TOKEN: TOKEN });
});

const ask = (remoteAddress: string, headers: Record<string, string> = {}, from = app) =>
  from.inject({ url: '/api/metrics', remoteAddress, headers });
const text = async () => (await ask('127.0.0.1')).body;
/** The value of one sample, 0 if there is none. */
const sample = async (name: string) => Number((await text()).match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1] ?? 0);

describe('metrics are for', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('programs of this machine: %s', async (address) => {
    const response = await ask(address);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': /^text\/plain; version=0.0.4/,
      'cache-control': 'no-store',
    });
    expect(response.body).toMatch(/^tdt_database_up 1$/m);
  });

  it('callers with the token, from anywhere', async () => {
    expect((await ask('203.0.113.9', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
  });

  it.each([
    ['another machine', '203.0.113.9', {}],
    ['another machine that claims to be this one', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy on this machine whose client lies', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy with another header', '::1', { forwarded: 'for=203.0.113.9' }],
    ['the server itself, for a page', 'internal', {}],
    ['somebody with a wrong token', '203.0.113.9', { authorization: 'Bearer nope' }],
  ] as const)('not for %s', async (_who, address, headers) => {
    const trusting = await appFor(fixture, { METRICS_TOKEN: TOKEN, TRUST_PROXY: 'loopback' });
    for (const site of [app, trusting]) {
      const response = await ask(address, headers, site);
      expect([response.statusCode, response.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
  });

  it('no token where none is set, and not for callers who guess', async () => {
    const site = await appFor(fixture);
    const guess = () => ask('203.0.113.9', { authorization: `Bearer ${TOKEN}` }, site);
    for (let round = 0; round < 10; round += 1) expect((await guess()).statusCode).toBe(404);
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('requests are counted', () => {
  it('by the pattern of their route, never by what callers write', async () => {
    await app.inject('/api/recipes/a-slug-that-nobody-has');
    await app.inject('/api/nothing/like/this');
    const metrics = await text();
    expect(metrics).toMatch(/tdt_http_requests_total{method="GET",route="\/api\/recipes\/:idOrSlug",status="404"} 1/);
    expect(metrics).toMatch(/tdt_http_request_duration_seconds_count{route="\/api\/recipes\/:idOrSlug"} 1/);
    expect(metrics).not.toMatch(/nobody|nothing/);
  });

  it('when their response comes from memory, before the router', async () => {
    const site = await appFor(fixture);
    const url = await site.listen({ port: 0 });
    const read = async () => (await fetch(`${url}/api/metrics`)).text();
    for (let round = 0; round < 3; round += 1) await (await fetch(`${url}/api/countries`)).text();
    await expect.poll(read).toMatch(/route="\/api\/countries",status="200"} 3$/m);
    const metrics = await read();
    expect(metrics).toMatch(/^tdt_cached_responses_total{outcome="hit"} 2$/m);
    expect(metrics).toMatch(/^tdt_cached_responses_total{outcome="miss"} 1$/m);
    expect(metrics).toMatch(/^tdt_http_connections [1-9]/m);
  });

  it('that a limit refuses, by its name', async () => {
    const site = await appFor(fixture, { LIMIT_SEARCH: '1' });
    for (let round = 0; round < 3; round += 1) await site.inject(`/api/recipes?q=a${round}`);
    expect((await ask('::1', {}, site)).body).toMatch(/^tdt_refused_requests_total{limit="search"} 2$/m);
  });
});

it('tells what is stored, how old the catalogue is, and what the process needs', async () => {
  expect(await sample('tdt_recipes')).toBe(RECIPES.length);
  expect(await sample('tdt_engine_size_bytes')).toBeGreaterThan(1000);
  expect(await sample('tdt_catalogue_age_seconds')).toBeLessThan(30);
  expect(await sample('tdt_newsletter_outbox{state="pending"}')).toBe(0);
  expect(await sample('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  expect(await sample('process_cpu_seconds_total')).toBeGreaterThan(0);
});
