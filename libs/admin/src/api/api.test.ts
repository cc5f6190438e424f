import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { ask, type Call } from './ask.ts';
import { codeOf, isSessionFailure, problemOf } from './failure.ts';
import { signedIn, signedOut } from './session-slice.ts';
import { type AdminStore, createAdminStore } from './store.ts';

const USER = { id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a11', email: 'aide@exemple.fr', is_super_admin: true };

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    write: build.mutation<unknown, void>({ query: () => ({ url: '/api/x', method: 'PUT' }) }),
    probe: build.query<unknown, void>({ query: () => '/api/admin/stats' }),
  }),
});

const problem = (status: number, code: string) =>
  Response.json(
    { type: 'about:blank', title: 'x', status, code, detail: 'x', instance: '/', request_id: 'r' },
    { status },
  );

afterEach(() => vi.unstubAllGlobals());

function respondWith(make: (request: Request) => Promise<Response> | Response) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'https://exemple.fr'), init);
    requests.push(request);
    return make(request);
  });
  return requests;
}

/** The session of a signed-in user after this response. */
async function sessionAfter(response: Response) {
  respondWith(() => response);
  const store = createAdminStore();
  store.dispatch(signedIn(USER));
  await store.dispatch(probe.endpoints.probe.initiate());
  return store.getState().session;
}

it('lets a request outlive its page that says so, and no other', async () => {
  const requests = respondWith(() => new Response(null, { status: 204 }));
  await ask({ url: '/api/x', method: 'DELETE', outlivesPage: true });
  await ask({ url: '/api/x', method: 'DELETE' });
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

it('sends JSON with the header that no form of another site can send', async () => {
  const requests = respondWith(() => Response.json({ fine: true }));
  const call: Call = {
    url: '/api/x',
    method: 'PUT',
    body: { a: 1 },
    params: { q: 'a b', page: 2, sort: '', none: undefined },
  };
  expect(await ask(call)).toEqual({ data: { fine: true } });
  const [sent] = requests;
  expect(sent?.headers.get('x-requested-with')).toBe('app');
  expect(sent?.url).toBe('https://exemple.fr/api/x?q=a+b&page=2');
  expect(await sent?.json()).toEqual({ a: 1 });
});

it('accepts a response without content', async () => {
  respondWith(() => new Response(null, { status: 204 }));
  expect(await ask({ url: '/api/x' })).toEqual({ data: null });
});

it('passes on the problem of a failure and the seconds to wait', async () => {
  respondWith(
    () => new Response(problem(429, 'TOO_MANY_REQUESTS').body, { status: 429, headers: { 'retry-after': '90' } }),
  );
  const { error } = await ask({ url: '/api/x' });
  expect([error?.status, error?.retryAfter, codeOf(error)]).toEqual([429, 90, 'TOO_MANY_REQUESTS']);
});

it.each([
  ['a page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['foreign JSON', Response.json({ message: 'no' }, { status: 500 }), 500],
  ['a successful response without JSON', new Response('<html>', { status: 200 }), 200],
])('is a failure without a problem after %s', async (_name, response, status) => {
  respondWith(() => response);
  const { error } = await ask({ url: '/api/x' });
  expect(error).toEqual({ status, problem: null, retryAfter: null });
  expect(problemOf(error)).toBeNull();
});

it('is offline if there is no response', async () => {
  respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await ask({ url: '/api/x' })).error?.status).toBe('offline');
});

it('is late if there is no response in time', async () => {
  respondWith(
    ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  expect((await ask({ url: '/api/x' }, { seconds: 0.02 })).error?.status).toBe('late');
});

it('notices that the session has expired, and that the account has no access any more', async () => {
  expect(await sessionAfter(problem(401, 'UNAUTHENTICATED'))).toMatchObject({ status: 'expired', user: USER });
  expect(await sessionAfter(problem(403, 'NOT_ADMIN'))).toEqual({ status: 'signed-out', reason: 'not-admin' });
});

it('counts calls that were aborted when the store was emptied as failures of the session', async () => {
  respondWith(() => problem(401, 'UNAUTHENTICATED'));
  const store = createAdminStore();
  const writing = store.dispatch(probe.endpoints.write.initiate());
  store.dispatch(api.util.resetApiState());
  const { error } = await writing;
  expect([codeOf(error), isSessionFailure(error)]).toEqual([null, true]);
});

describe('a write of an expired session', () => {
  /** A write that the server refuses until the user has signed in again. */
  function writing() {
    let isExpired = true;
    const requests = respondWith(() => (isExpired ? problem(401, 'UNAUTHENTICATED') : Response.json({ fine: true })));
    const store = createAdminStore();
    store.dispatch(signedIn(USER));
    const written = store.dispatch(probe.endpoints.write.initiate());
    const expired = vi.waitFor(() => expect(store.getState().session.status).toBe('expired'));
    const signIn = async (user = USER) => {
      await expired;
      isExpired = false;
      store.dispatch(signedIn(user));
    };
    return { store, requests, written, expired, signIn };
  }

  it('waits for the user to sign in again, and is sent once more', async () => {
    const { requests, written, signIn } = writing();
    await signIn();
    expect((await written).data).toEqual({ fine: true });
    expect(requests).toHaveLength(2);
  });

  it.each<[string, (store: AdminStore) => unknown]>([
    ['the user leaves', (store) => store.dispatch(signedOut('required'))],
    ['the cache is emptied', (store) => store.dispatch(api.util.resetApiState())],
    ['another user signs in', (store) => store.dispatch(signedIn({ ...USER, id: 'another' }))],
  ])('fails because of the session when %s', async (_name, leave) => {
    const { store, requests, written, expired } = writing();
    await expired;
    leave(store);
    expect(isSessionFailure((await written).error)).toBe(true);
    expect(requests).toHaveLength(1);
  });
});

it('checks the session again after a refused call, and after no other failure', async () => {
  const inside = { status: 'authenticated', user: USER, isLeaving: false };
  expect(await sessionAfter(problem(403, 'FORBIDDEN'))).toEqual({ ...inside, needsRecheck: true });
  for (const response of [
    problem(401, 'INVALID_CREDENTIALS'),
    problem(500, 'INTERNAL'),
    problem(403, 'ORIGIN_REFUSED'),
  ]) {
    expect(await sessionAfter(response)).toEqual({ ...inside, needsRecheck: false });
  }
});

it('finds no problem in other errors', () => {
  for (const error of [undefined, null, new Error('x'), { status: 'rejected' }, 'x'])
    expect(problemOf(error)).toBeNull();
});
