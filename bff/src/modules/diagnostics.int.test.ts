import { DiagnosticsSchema } from '@tdt/contracts';
import { expect, it } from 'vitest';
import { appFor, openSeeded } from '../testing/test-app.ts';

it('reports the state of each part, and is never stored', async () => {
  const app = await appFor(await openSeeded());
  const response = await app.inject('/api/diagnostics');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(DiagnosticsSchema.parse(response.json())).toMatchObject({
    backend: { ok: true },
    countries: { ok: true, count: 3 },
    storage: { ok: true },
  });
});

it('responds with 200 and the parts that fail while the database is down, without a path or an address', async () => {
  const fixture = await openSeeded();
  const app = await appFor(fixture);
  await fixture.application.close();
  const response = await app.inject('/api/diagnostics');
  expect(response.statusCode).toBe(200);
  expect(DiagnosticsSchema.parse(response.json())).toMatchObject({
    backend: { ok: false },
    countries: { ok: false, count: null },
    storage: { ok: true },
  });
  expect(response.body).not.toMatch(/mongo|socket|127\.0\.0\.1/i);
  expect(response.body).not.toContain(fixture.dataDir);
});

it('counts by a limit of its own', async () => {
  const app = await appFor(await openSeeded(), { limits: { diagnostics: 1 } });
  const ask = () => app.inject('/api/diagnostics');
  expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/api/site')).statusCode).toBe(200);
});

it.each(['/api', '/api/'])('responds to HEAD %s, for browsers to see whether they reach the server', async (url) => {
  const app = await appFor(await openSeeded());
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await app.inject(url)).json()).toEqual({ documentation: '/api/docs' });
  const refused = await app.inject({ method: 'PUT', url, payload: {} });
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
});
