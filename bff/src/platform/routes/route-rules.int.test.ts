import { AppError } from '@tdt/contracts';
import Fastify, { type RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { handleErrors } from '../problems/error-handler.ts';
import { enforceRouteRules } from './route-rules.ts';
import { serialiseWithZod, validateWithZod } from './zod-compilers.ts';

function appWith(...routes: RouteOptions[]) {
  const app = Fastify();
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(serialiseWithZod);
  handleErrors(app, () => {});
  app.decorateRequest('session', null);
  app.decorate('sessions', { find: async () => 'ended', claimedId: () => null, setCookie() {}, clearCookie() {} });
  enforceRouteRules(app);
  for (const route of routes) app.route(route);
  return app;
}

const route = (rest: Partial<RouteOptions>): RouteOptions => ({
  method: 'GET',
  url: '/api/things',
  config: { access: 'public' },
  handler: async () => ({ id: 1, secret: 'x' }),
  ...rest,
});

describe('start-up is refused for a route', () => {
  it.each<[string, Partial<RouteOptions>, string]>([
    ['that does not state who may call it', { config: {} }, 'config.access must be one of'],
    ['with an access that does not exist', { config: { access: 'everybody' as 'public' } }, 'config.access'],
    ['without a schema for its parameters', { url: '/api/things/:id' }, 'schema.params is missing'],
    ['without a schema for its body', { method: 'PUT' }, 'schema.body is missing'],
  ])('%s', (_name, rest, message) => {
    expect(() => appWith(route(rest))).toThrow(message);
  });

  it('and the message identifies it', () => {
    expect(() => appWith(route({ method: 'POST', url: '/api/x' }))).toThrow(
      'Route POST /api/x: schema.body is missing',
    );
  });
});

it.each(['admin', 'super-admin'] as const)(
  'closes routes of access %s to callers who are not signed in, before their own hooks',
  async (access) => {
    const onRequest = async () => {
      throw new AppError('TOO_LARGE');
    };
    const guarded = { config: { access }, onRequest };
    const app = appWith(route(guarded), route({ method: 'DELETE', ...guarded }));
    for (const method of ['GET', 'HEAD', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/api/things' });
      expect(response.statusCode).toBe(401);
      if (method !== 'HEAD') expect(response.json().code).toBe('UNAUTHENTICATED');
    }
  },
);

it('takes no query where a route of the API states none', async () => {
  const app = appWith(route({}), route({ url: '/api' }), route({ url: '/page' }));
  const statuses = ['/api/things?q=1', '/api?q=1', '/page?q=1'].map(async (url) => (await app.inject(url)).statusCode);
  expect(await Promise.all(statuses)).toEqual([422, 422, 200]);
});

it('sends only the fields that the response schema has', async () => {
  const schema = { response: { 200: z.strictObject({ id: z.int() }) } };
  const app = appWith(route({ schema }));
  expect((await app.inject('/api/things')).body).toBe('{"id":1}');
});

it('lists every invalid field, in French', async () => {
  const body = z.strictObject({ name: z.string().min(1), parts: z.array(z.strictObject({ size: z.int() })) });
  const app = appWith(route({ method: 'POST', schema: { body } }));
  const payload = { name: '', parts: [{ size: 'x' }], extra: 1 };
  const response = await app.inject({ method: 'POST', url: '/api/things', payload });
  const { errors } = response.json();
  expect(response.statusCode).toBe(422);
  expect(errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'parts.0.size', 'extra']);
  expect(errors[1].message).toMatch(/^Entrée invalide/);
});
