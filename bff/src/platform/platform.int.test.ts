import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { ProblemSchema } from '@tdt/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { appFor, type Fixture, openSeeded, type TestSettings } from '../testing/test-app.ts';
import { loadInternally } from './internal-requests.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openSeeded();
});

describe('problems', () => {
  const post = { method: 'POST', url: '/api/client-errors', headers: { 'content-type': 'application/json' } } as const;

  it.each([
    ['malformed JSON', { ...post, payload: '{"kind":' }, 400, 'MALFORMED'],
    ['no body', { ...post, payload: '' }, 400, 'MALFORMED'],
    ['deep nesting', { ...post, payload: '['.repeat(40) + ']'.repeat(40) }, 400, 'MALFORMED'],
    ['a poisoned prototype', { ...post, payload: '{"__proto__":{"x":1}}' }, 400, 'MALFORMED'],
    ['plain text', { ...post, headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415, 'UNSUPPORTED_TYPE'],
    [
      'a form',
      { ...post, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
      415,
      'UNSUPPORTED_TYPE',
    ],
    [
      'a compressed body',
      { ...post, headers: { ...post.headers, 'content-encoding': 'gzip' }, payload: '{}' },
      415,
      'UNSUPPORTED_TYPE',
    ],
    ['too large a body', { ...post, payload: JSON.stringify({ message: 'x'.repeat(20_000) }) }, 413, 'TOO_LARGE'],
    ['a broken URL', { method: 'GET', url: '/api/recipes/%zz' }, 400, 'MALFORMED'],
    ['an unknown route', { method: 'GET', url: '/api/nope' }, 404, 'ROUTE_NOT_FOUND'],
    ['too long a slug', { method: 'GET', url: `/api/recipes/${'a'.repeat(201)}` }, 404, 'RECIPE_NOT_FOUND'],
    ['an endless slug', { method: 'GET', url: `/api/recipes/${'a'.repeat(3000)}` }, 404, 'RECIPE_NOT_FOUND'],
    ['too long an id', { method: 'GET', url: `/api/recipes/${'a'.repeat(300)}/related` }, 404, 'RECIPE_NOT_FOUND'],
    ['too long a country', { method: 'GET', url: `/api/countries/${'a'.repeat(300)}` }, 404, 'COUNTRY_NOT_FOUND'],
    [
      'too long a picture',
      { method: 'GET', url: `/media/recipe-images/${'a/'.repeat(300)}b.webp` },
      404,
      'MEDIA_NOT_FOUND',
    ],
    ['a trailing slash', { method: 'GET', url: '/api/recipes/' }, 422, 'VALIDATION_FAILED'],
    ['another method', { method: 'DELETE', url: '/api/recipes' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a write to a page', { method: 'POST', url: '/about' }, 405, 'METHOD_NOT_ALLOWED'],
  ] as const)('reports %s', async (_name, request, status, code) => {
    const app = await appFor(fixture);
    const response = await app.inject(request);
    const problem = ProblemSchema.parse(response.json());
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(problem).toMatchObject({ status, code });
  });

  it('says which methods a path allows', async () => {
    const app = await appFor(fixture);
    const response = await app.inject({ method: 'PUT', url: '/api/recipes/tarte-tatin' });
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it('reports a bug with the request id and nothing of the bug, and logs it whole', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, {}, lines);
    app.get('/api/broken', { config: { access: 'public' } }, async () => {
      throw new Error('connection to 10.0.0.7 refused');
    });
    const response = await app.inject('/api/broken');
    const problem = ProblemSchema.parse(response.json());
    expect(problem).toMatchObject({ status: 500, code: 'INTERNAL' });
    expect(response.body).not.toContain('10.0.0.7');
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 50,
        id: problem.request_id,
        err: expect.objectContaining({ message: expect.stringContaining('10.0.0.7') }),
      }),
    );
  });
});

describe('cached responses', () => {
  it('are the same for every spelling of a question', async () => {
    const app = await appFor(fixture);
    const [a, b] = await Promise.all(['/api/home', '/api/home?'].map((url) => app.inject(url)));
    expect(a?.body).toBe(b?.body);
    const [c, d] = await Promise.all(
      ['/api/recipes?type=plat&pays=france', '/api/recipes?pays=france&type=plat&page=1&q='].map((url) =>
        app.inject(url),
      ),
    );
    expect(c?.headers.etag).toBe(d?.headers.etag);
  });

  it('leave out what people type', async () => {
    const app = await appFor(fixture);
    await app.inject('/api/recipes?q=tatin');
    await app.inject('/api/recipes/tatin-aux-pommes');
    await app.inject('/api/countries/jap');
    for (const url of ['/api/recipes?q=tatin', '/api/recipes/tatin-aux-pommes', '/api/countries/jap']) {
      expect(app.responses.known(url)).toBeNull();
    }
    await app.inject('/api/recipes/tarte-tatin');
    expect(app.responses.known('/api/recipes/tarte-tatin')).not.toBeNull();
  });

  it('serve HEAD like GET, without the body', async () => {
    const app = await appFor(fixture);
    const get = await app.inject('/api/recipes');
    const head = await app.inject({ method: 'HEAD', url: '/api/recipes' });
    expect(head.headers).toMatchObject({ etag: get.headers.etag, 'content-length': get.headers['content-length'] });
    expect(head.body).toBe('');
  });
});

describe('limits', () => {
  const statuses = async (env: TestSettings, urls: readonly string[], remoteAddress = '192.0.2.1') => {
    const app = await appFor(fixture, env);
    const found: number[] = [];
    for (const url of urls) found.push((await app.inject({ url, remoteAddress })).statusCode);
    return found;
  };

  it('turn away one request too many and state when to try again', async () => {
    const app = await appFor(fixture, { LIMIT_PUBLIC: '1' });
    await app.inject('/api/countries/japon');
    const response = await app.inject('/api/countries/france');
    expect(response.statusCode).toBe(429);
    expect(response.json().code).toBe('TOO_MANY_REQUESTS');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('count each address by itself', async () => {
    const app = await appFor(fixture, { LIMIT_PUBLIC: '1' });
    for (const remoteAddress of ['192.0.2.1', '192.0.2.2', '2001:db8::1']) {
      expect((await app.inject({ url: '/api/countries/japon?x', remoteAddress })).statusCode).toBe(422);
    }
    expect((await app.inject({ url: '/api/countries/japon?x', remoteAddress: '2001:db8::2' })).statusCode).toBe(429);
  });

  it('do not count responses from memory', async () => {
    expect(await statuses({ LIMIT_PUBLIC: '1' }, Array(5).fill('/api/recipes'))).toEqual([200, 200, 200, 200, 200]);
  });

  it('are narrower for searches', async () => {
    const searches = ['/api/recipes?q=a', '/api/countries?q=b', '/api/recipes?q=a'];
    expect(await statuses({ LIMIT_SEARCH: '2' }, searches)).toEqual([200, 200, 429]);
  });

  it('count the lookup of a recipe by its words as a search', async () => {
    const urls = ['/api/recipes/tarte-tatin', '/api/recipes/tatin-en-tarte', '/api/recipes/ma-tarte-tatin'];
    expect(await statuses({ LIMIT_SEARCH: '1' }, urls)).toEqual([200, 200, 429]);
  });

  it('count missing pictures, and only those', async () => {
    const there = 'recipe-images/cover/00000000-0000-4000-8000-000000000001.webp';
    await fixture.application.storage.put(`media/${there}`, 'a picture');
    const missing = '/media/recipe-images/cover/00000000-0000-4000-8000-000000000002.webp';
    const urls = [missing, `/media/${there}`, missing, `/media/${there}`];
    expect(await statuses({ limits: { media: 1 } }, urls)).toEqual([404, 200, 429, 200]);
  });

  it('leave probes and files alone', async () => {
    const urls = ['/api/health', '/api/ready', '/media/recipe-images/cover/x.webp', '/api/health', '/robots.txt'];
    expect(await statuses({ LIMIT_PUBLIC: '1' }, urls)).toEqual([200, 200, 404, 200, 200]);
  });

  it('count reports of browsers', async () => {
    const app = await appFor(fixture, { limits: { clientErrors: 1 } });
    const report = { method: 'POST', url: '/api/client-errors', payload: { kind: 'error', message: 'x' } } as const;
    expect([(await app.inject(report)).statusCode, (await app.inject(report)).statusCode]).toEqual([204, 429]);
  });

  it('believe a proxy only where it is configured', async () => {
    const ask = async (env: TestSettings) => {
      const app = await appFor(fixture, { LIMIT_PUBLIC: '1', ...env });
      const from = (address: string) =>
        app.inject({
          url: '/api/countries/atlantide',
          remoteAddress: '10.0.0.1',
          headers: { 'x-forwarded-for': address },
        });
      return [(await from('192.0.2.1')).statusCode, (await from('192.0.2.2')).statusCode];
    };
    expect(await ask({})).toEqual([404, 429]);
    expect(await ask({ TRUST_PROXY: '10.0.0.0/8' })).toEqual([404, 404]);
    expect(await ask({ TRUST_PROXY: '172.16.0.0/12' })).toEqual([404, 429]);
  });
});

describe('X-Forwarded-For of a peer that TRUST_PROXY does not list', () => {
  const warned = async (env: TestSettings, peers: string[]) => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, env, lines);
    for (const remoteAddress of peers) {
      await app.inject({ url: '/api/health', remoteAddress, headers: { 'x-forwarded-for': '192.0.2.1' } });
    }
    return lines.filter(({ msg }) => /TRUST_PROXY/.test(String(msg))).map(({ peer }) => peer);
  };

  it('is warned of once for each peer, and for three at most', async () => {
    expect(await warned({}, ['10.0.0.1', '10.0.0.1'])).toEqual(['10.0.0.1']);
    const peers = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'];
    expect(await warned({ TRUST_PROXY: '172.16.0.0/12' }, peers)).toEqual(peers.slice(0, 3));
  });

  it('is not warned of when the peer is trusted', async () => {
    expect(await warned({ TRUST_PROXY: '10.0.0.0/8' }, ['10.0.0.1'])).toEqual([]);
  });
});

describe('a page that is requested', () => {
  it('once too often, gets a page that reloads itself', async () => {
    const app = await appFor(fixture, { LIMIT_PUBLIC: '1' });
    await app.inject('/about');
    const { statusCode, headers, body } = await app.inject('/about');
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain('script-src');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain(`content="${headers['retry-after']}"`);
    expect(body).toContain('Trop de pages');
  });

  it.each(['/%', '/recipe/%E0%A4%A', '/recipe/%zz?utm_source=%'])('as %s, is a page nevertheless', async (url) => {
    const app = await appFor(fixture);
    // Nothing is built here: this is the response to any page.
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  });
});

describe('what the HTTP parser refuses', () => {
  const send = async (text: string): Promise<string> => {
    const app = await appFor(fixture);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(text);
    return readText(socket);
  };

  it.each([
    ['no request at all', 'hello\r\n\r\n', 400],
    ['two hosts', 'GET /api/health HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('gets a problem with all headers: %s', async (_name, text, status) => {
    const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json; charset=utf-8');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(ProblemSchema.parse(JSON.parse(body))).toMatchObject({ status, code: 'MALFORMED' });
  });
});

describe('a request line', () => {
  const lines: Record<string, unknown>[] = [];
  /** Status, target of a redirect, and log lines. */
  async function startAsking(): Promise<(target: string) => Promise<unknown[]>> {
    const app = await appFor(fixture, {}, lines);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return async (target) => {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      const [head = ''] = (await readText(socket)).split('\r\n\r\n');
      const { path, cached = false } = lines.at(-1) ?? {};
      return [head.split(' ', 2)[1], /location: (.*)/.exec(head)?.[1], path, cached];
    };
  }

  it('in the absolute form is handled like the path, known responses too', async () => {
    const ask = await startAsking();
    const absolute = [];
    for (const target of ['/api/recipes', '/api/recipes', '/about/?a=b', '/media/x', '/'])
      absolute.push(await ask(`HTTP://site.example${target}`));
    expect(absolute).toEqual([
      ['200', undefined, '/api/recipes', false],
      ['200', undefined, '/api/recipes', true],
      await ask('/about/?a=b'),
      await ask('/media/x'),
      await ask('/'),
    ]);
    expect(await ask('http://site.example')).toEqual(await ask('/'));
  });

  it('that leads out of a folder of files finds none', async () => {
    const ask = await startAsking();
    expect((await ask('/api/docs/static/%2e%2e/x'))[0]).toBe('404');
  });
});

describe('a connection', () => {
  const listening = async (lines?: Record<string, unknown>[]) => {
    const app = await appFor(fixture, {}, lines);
    await app.inject('/api/recipes');
    await app.listen({ host: '127.0.0.1', port: 0 });
    return { app, socket: connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {}) };
  };
  const MANY = 'GET /api/recipes HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100);

  it('is closed when it sends many requests without reading the responses, known ones too', async () => {
    const lines: Record<string, unknown>[] = [];
    const { socket } = await listening(lines);
    socket.resume().write(MANY);
    await once(socket, 'close');
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeLessThanOrEqual(5);
  });

  it('that is reset leaves no error in the log', async () => {
    const lines: Record<string, unknown>[] = [];
    const { app, socket } = await listening(lines);
    const requested = once(app.server, 'request');
    socket.write(MANY.replaceAll('/api/recipes', '/api/countries/x'), () => socket.resetAndDestroy());
    await requested;
    await app.close();
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});

describe('a visitor who claims to be the server itself', () => {
  it('is counted and logged like everybody, even through a proxy that is believed', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, { LIMIT_PUBLIC: '1', TRUST_PROXY: '10.0.0.0/8' }, lines);
    const ask = () =>
      app.inject({
        url: '/api/countries/atlantide',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': 'internal' },
      });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([404, 429]);
    expect(lines.filter((line) => line.msg === 'request')).toHaveLength(2);
  });

  it('is distinguished from the server, whose own requests are neither counted nor logged', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, { LIMIT_PUBLIC: '1' }, lines);
    const ask = () => loadInternally(app, '/api/countries/atlantide');
    expect([(await ask()).status, (await ask()).status]).toEqual([404, 404]);
    expect(lines.filter((line) => line.msg === 'request')).toEqual([]);
  });
});

describe('under pressure', () => {
  it('turns pages away with a page', async () => {
    const app = await appFor(fixture, { PRESSURE_DELAY_MS: '20' });
    await app.ready();
    const lag = () => {
      const until = performance.now() + 100;
      while (performance.now() < until);
      return app.inject('/about');
    };
    await expect.poll(async () => (await lag()).body, { timeout: 10_000, interval: 1 }).toContain('Trop de visiteurs');
    expect((await lag()).headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' });
  });

  it('turns requests away while the event loop lags, probes excepted', async () => {
    const app = await appFor(fixture, { PRESSURE_DELAY_MS: '20' });
    await app.ready();
    const lag = () => {
      const until = performance.now() + 100;
      while (performance.now() < until);
      return app.inject('/api/countries/atlantide');
    };
    await expect
      .poll(async () => (await lag()).json(), { timeout: 10_000, interval: 1 })
      .toMatchObject({
        status: 503,
        code: 'NOT_READY',
      });
    expect((await lag()).headers['retry-after']).toBe('5');
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });
});

describe('the log', () => {
  it('has one line a request, without its query', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, {}, lines);
    await app.inject('/api/recipes?q=secret');
    await app.inject('/api/recipes/secret-slug');
    const requests = lines.filter((line) => line.msg === 'request');
    expect(requests).toEqual([
      expect.objectContaining({ method: 'GET', path: '/api/recipes', route: '/api/recipes', status: 200 }),
      expect.objectContaining({ path: '/api/recipes/secret-slug', route: '/api/recipes/:idOrSlug', status: 404 }),
    ]);
    expect(requests[0]).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ms: expect.any(Number) });
    expect(JSON.stringify(lines)).not.toContain('q=secret');
  });
});
