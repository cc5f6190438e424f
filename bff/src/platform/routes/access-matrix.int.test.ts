import type { FastifyInstance, HTTPMethods } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded, type TestSettings } from '../../testing/test-app.ts';
import { RATE_LIMITS } from '../limits/limits.plugin.ts';
import type { Access } from './route-rules.ts';

/** No limits: the tests request everything. */
const LIFTED: TestSettings = {
  limits: Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, 0])),
  failedSignIns: { fromOneAddress: 0, fromAll: 0 },
};
const WRONG_ROLE = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_ADMIN', 'ORIGIN_REFUSED'];
const AN_ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

interface Route {
  method: HTTPMethods;
  url: string;
  access: Access;
}
type Who = 'anonymous' | 'admin' | 'super admin' | 'deleted account';

let fixture: Fixture;
let app: FastifyInstance;
const routes: Route[] = [];
const cookies = new Map<Who, string>();
const accounts = new Map<Who, Account>();

beforeAll(async () => {
  fixture = await openSeeded();
  const { application } = fixture;
  accounts.set('admin', await anAccount(application));
  accounts.set('super admin', await anAccount(application, { isSuper: true }));
});

/** The site, with a list of all its routes. */
async function start(): Promise<void> {
  routes.length = 0;
  app = await appFor(fixture, { ...LIFTED, BREVO_WEBHOOK_SECRET: 'the-secret-of-the-webhook' }, undefined, {
    onRoute: ({ method, url, config }) => {
      for (const one of [method].flat())
        routes.push({ method: one as HTTPMethods, url, access: config?.access ?? 'public' });
    },
  });
  await app.ready();
  const deleted = await anAccount(fixture.application);
  cookies.set('deleted account', await cookieOf(app, deleted));
  await fixture.application.users.remove(deleted.id, null);
}

/** Sends a request as one kind of caller. A caller whom it signs out signs in again before the next. */
async function ask(
  { method, url }: Route,
  who: Who,
): Promise<{ status: number; code: string | undefined; cookie: unknown }> {
  const account = accounts.get(who);
  if (account && (!cookies.has(who) || !(await isSignedIn(who)))) cookies.set(who, await cookieOf(app, account));
  const cookie = cookies.get(who);
  const path = url.replace(/:\w+/g, AN_ID).replace('*', 'x');
  const takesBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    ...(cookie === undefined ? {} : asHolder(cookie)),
    ...(takesBody && { payload: {} }),
  });
  const isProblem = String(response.headers['content-type']).startsWith('application/problem+json');
  const code = isProblem && method !== 'HEAD' ? response.json().code : undefined;
  return { status: response.statusCode, code, cookie: response.headers['set-cookie'] };
}

async function isSignedIn(who: Who): Promise<boolean> {
  const { user } = (await app.inject({ url: '/api/auth/session', headers: { cookie: cookies.get(who) ?? '' } })).json();
  return user !== null && user !== undefined;
}

const nameOf = ({ method, url }: Route): string => `${method} ${url}`;

describe('every route of the site', () => {
  it('that is not public refuses callers without the role, and no others', async () => {
    await start();
    const closed = routes.filter(({ access }) => access !== 'public');
    expect(new Set(closed.map(({ access }) => access))).toEqual(new Set(['admin', 'super-admin']));
    for (const route of closed) {
      const refused = async (who: Who, status: number, code: string) => {
        const response = await ask(route, who);
        const expected = route.method === 'HEAD' ? undefined : code;
        expect([response.status, response.code], `${nameOf(route)} as ${who}`).toEqual([status, expected]);
        return response;
      };
      const taken = async (who: Who) => {
        const { status, code } = await ask(route, who);
        expect([401, 403], `${nameOf(route)} as ${who}: ${status} ${code}`).not.toContain(status);
      };
      await refused('anonymous', 401, 'UNAUTHENTICATED');
      const { cookie } = await refused('deleted account', 403, 'NOT_ADMIN');
      expect(cookie, nameOf(route)).toMatch(/^tdt_session=; Max-Age=0/);
      if (route.access === 'admin') await taken('admin');
      else await refused('admin', 403, 'FORBIDDEN');
      await taken('super admin');
    }
  });

  it('that is public sends everybody the same response, signed in or not', async () => {
    await start();
    const open = routes.filter(({ access }) => access === 'public');
    expect(open.filter(({ url }) => url.startsWith('/api/admin/')).map(nameOf)).toEqual([]);
    expect(open.length).toBeGreaterThan(20);
    for (const route of open) {
      const anonymous = await ask(route, 'anonymous');
      if (!route.url.endsWith('/webhook')) expect(WRONG_ROLE, nameOf(route)).not.toContain(anonymous.code);
      for (const who of ['admin', 'super admin'] as const) {
        const { status, code } = await ask(route, who);
        expect([status, code], `${nameOf(route)} as ${who}`).toEqual([anonymous.status, anonymous.code]);
      }
    }
  });

  it('that is not public forbids caches to store its response', async () => {
    await start();
    for (const route of routes.filter(({ access }) => access !== 'public')) {
      const cookie = await cookieOf(app, accounts.get('super admin') as Account);
      for (const headers of [{}, { cookie }]) {
        const url = route.url.replace(/:\w+/g, AN_ID);
        const response = await app.inject({ method: route.method as 'GET', url, headers });
        expect(response.headers['cache-control'], nameOf(route)).toBe('no-store');
      }
    }
  });
});
