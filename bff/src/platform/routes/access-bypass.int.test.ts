import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { anAccount, asHolder, cookieOf } from '../../testing/accounts.ts';
import { appFor, type Fixture, openSeeded } from '../../testing/test-app.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

interface Reply {
  status: number;
  body: string;
}

/** Sends a path as it stands: nothing on the way puts it in order. */
function send(
  app: FastifyInstance,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    outgoing.on('error', reject).end();
  });
}

async function listening(): Promise<FastifyInstance> {
  const app = await appFor(fixture, { LIMIT_PUBLIC: '0' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

/** Ways to write the address of the list of accounts, or something like it. */
const PATHS = [
  '/api/admin/users/',
  '/api/admin/users//',
  '/api//admin/users',
  '//api/admin/users',
  '/API/admin/users',
  '/api/Admin/Users',
  '/api/admin/%75sers',
  '/%61pi/admin/users',
  '/api%2fadmin%2fusers',
  '/api/admin%2Fusers',
  '/api/admin/users%2f',
  '/api/admin/users%00',
  '/api/admin/users%20',
  '/api/admin/users;a=b',
  '/api/admin/users.json',
  '/api/admin/users/..;/users',
  '/api/./admin/users',
  '/api/site/../admin/users',
  '/api/site/%2e%2e/admin/users',
  '/api/site/..%2fadmin/users',
  '/api/site\\..\\admin\\users',
  '/api/admin/users?',
  '/api/admin/users?access=public',
  '/api/admin/users#/api/site',
  '/api/docs/../admin/users',
  '/media/../api/admin/users',
];

it('no way to write an address leads past the guard', async () => {
  const app = await listening();
  const { email } = await anAccount(fixture.application);
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
    for (const path of ['/api/admin/users', ...PATHS]) {
      const { status, body } = await send(app, method, path);
      // Two slashes at the start are a page's address, which leads to the one that has one.
      expect(status, `${method} ${path}: ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(
        path.startsWith('//') ? 301 : 400,
      );
      expect(body, `${method} ${path}`).not.toContain(email);
    }
  }
});

it('encoded letters are the same address, with the same guard', async () => {
  const app = await listening();
  const cookie = await cookieOf(app, await anAccount(fixture.application));
  for (const path of ['/api/admin/%75sers', '/api/admin/users?']) {
    expect((await send(app, 'GET', path)).status).toBe(401);
    expect((await send(app, 'GET', path, { cookie })).status).toBe(403);
  }
});

it('headers that some servers take for the method, the path or the caller change nothing', async () => {
  const app = await listening();
  for (const headers of [
    { 'x-http-method-override': 'GET' },
    { 'x-original-url': '/api/site' },
    { 'x-rewrite-url': '/api/site' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-user': 'admin' },
    { forwarded: 'for=internal' },
    { host: 'internal' },
  ]) {
    expect((await send(app, 'GET', '/api/admin/users', headers)).status, JSON.stringify(headers)).toBe(401);
  }
});

it('HEAD and OPTIONS need the role as well', async () => {
  const app = await listening();
  const cookie = await cookieOf(app, await anAccount(fixture.application, { isSuper: true }));
  expect((await send(app, 'HEAD', '/api/admin/users')).status).toBe(401);
  expect(await send(app, 'HEAD', '/api/admin/users', { cookie })).toEqual({ status: 200, body: '' });
  expect((await send(app, 'OPTIONS', '/api/admin/users', { cookie })).status).toBe(405);
  expect((await send(app, 'TRACE', '/api/admin/users', { cookie })).status).toBeGreaterThanOrEqual(400);
});

it('refuses before it reads what is sent', async () => {
  const app = await listening();
  const { headers } = asHolder('tdt_session=x');
  const type = { 'content-type': 'application/json', 'content-length': '400000' };
  // No byte of the body follows: a response that waits for it would never come.
  const { port } = app.server.address() as AddressInfo;
  const { origin: _other, ...rest } = headers;
  const status = await new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method: 'POST', path: '/api/admin/users' };
    const outgoing = request({ ...options, headers: { ...rest, 'sec-fetch-site': 'same-origin', ...type } });
    outgoing.on('response', (response) => {
      resolve(response.statusCode);
      outgoing.destroy();
    });
    outgoing.on('error', reject).flushHeaders();
  });
  expect(status).toBe(401);
});
