import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectLeftToBrowser, pagesOf, SHORT_LIMITS } from '../testing/page-outcomes.ts';
import { bootOf, REAL_BUILDS, type RenderedSite, renderSite, untilLive } from '../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../testing/test-app.ts';
import { probeBundle, writtenRemote } from '../testing/written-remote.ts';

let fixture: Fixture;
let site: RenderedSite;

beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, SHORT_LIMITS);
});
afterAll(() => site.app.close());
beforeEach(() => void site.lines.splice(0));

type Reply = Awaited<ReturnType<RenderedSite['get']>>;

const { get, others, expectRendered } = pagesOf(() => site);
const isRendered = (response: Reply): boolean => response.statusCode === 200 && bootOf(response).rendered;

/** `failures.int.test.ts` has one failure of each kind. */
describe('a page that fails on the server', () => {
  let version: string;
  beforeAll(async () => {
    version = await site.deploy(probeBundle('sain'));
  });

  it.each(['throw', 'bug', 'slow', 'wordy', 'huge', 'node'])(
    'is left to the browser, and nothing else is: %s',
    async (what) => {
      const [failed, ...fine] = await Promise.all([get(`/probe/${what}`), ...others(5)]);
      expectLeftToBrowser(failed as Reply);
      fine.forEach(expectRendered);
      expect(site.app.responses.known(`/probe/${what}`)).toBeNull();
      expectRendered(await get('/probe/ok'));
      expect(site.lines).toContainEqual(expect.objectContaining({ level: 50, remote: 'probe', version }));
    },
  );

  it('fills no log with what it throws or prints', async () => {
    await get('/probe/wordy');
    await get('/probe/prints');
    await vi.waitFor(() => expect(JSON.stringify(site.lines)).toContain('printed by a page'));
    expect(Math.max(...site.lines.map((line) => JSON.stringify(line).length))).toBeLessThan(50_000);
  });

  it('reveals nothing of its inside', async () => {
    expect((await get('/probe/bug')).body).not.toContain('a secret of the inside');
    expect(JSON.stringify(site.lines)).toContain('a secret of the inside');
  });

  it('leaves room for other remotes when it never returns', async () => {
    await site.deploy(probeBundle('lent'));
    const stuck = Array.from({ length: 45 }, (_, index) => get(`/probe/slow${index}`));
    (await Promise.all(others(5))).forEach(expectRendered);
    (await Promise.all(stuck)).forEach(expectLeftToBrowser);
    // The remote is suspended: no page waits for it for a while.
    expectLeftToBrowser(await get('/probe/ok'));
    const suspended = site.lines.filter(({ seconds }) => seconds !== undefined);
    expect(suspended.map(({ remote }) => remote)).toEqual(['probe']);
  });
});

describe('a page that takes the render worker down', () => {
  it.each(['hang', 'exit', 'crash', 'reject', 'heap', 'buffers'])(
    'suspends its own remote, and pages of others are rendered: %s',
    async (what) => {
      const version = await site.deploy(probeBundle('mortel'));
      const early = others(5);
      const failed = get(`/probe/${what}`);
      const responses = await Promise.all([...early, ...others(5)]);
      responses.forEach(expectRendered);
      // An unhandled rejection ends the worker once the page is rendered.
      if (what !== 'reject') expectLeftToBrowser(await failed);
      expect((await failed).statusCode).toBe(200);
      const suspended = site.lines.filter(({ seconds }) => seconds !== undefined);
      expect(suspended).toEqual([expect.objectContaining({ level: 50, remote: 'probe', version })]);
    },
  );

  it('is distinguished from pages that are rendered meanwhile when it fails in a timer', async () => {
    const version = await site.deploy(probeBundle('sournois'));
    const responses = await Promise.all([...others(5), get('/probe/timer'), ...others(5)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    await vi.waitFor(() =>
      expect(site.lines).toContainEqual(
        expect.objectContaining({ remote: 'probe', version, seconds: expect.anything() }),
      ),
    );
    const suspended = site.lines.filter(({ seconds }) => seconds !== undefined);
    expect(suspended.map(({ remote }) => remote)).toEqual(['probe']);
    (await Promise.all(others(3))).forEach(expectRendered);
  });

  it('has its remote tried again after a while', async () => {
    await site.deploy(probeBundle('suspendu'));
    await get('/probe/exit');
    expectLeftToBrowser(await get('/probe/ok'));
    await vi.waitFor(async () => expectRendered(await get('/probe/ok')), 20_000);
  });

  it('leaves what is stored in its place', async () => {
    await site.deploy(probeBundle('gardé'));
    expectRendered(await get('/about'));
    await get('/probe/exit');
    await vi.waitFor(async () => expectRendered(await get('/toutes-recettes?q=a')), 10_000);
    expect(site.app.responses.known('/about')).not.toBeNull();
  });
});

describe('a remote that leaks a little with each page', () => {
  it('is cleaned up by the next worker, without a failed page', async () => {
    await site.deploy(probeBundle('fuite'));
    for (let pages = 0; pages < 400; pages += 4) {
      const four = [0, 1, 2, 3].map((page) => get(`/probe/leak${pages + page}`));
      (await Promise.all(four)).forEach(expectRendered);
    }
    const grown = site.lines.filter(({ msg }) => msg.startsWith('The render worker has grown'));
    expect(grown[0]).toMatchObject({ level: 40, remotes: expect.arrayContaining([expect.stringMatching(/^probe v/)]) });
  });
});

describe('a server bundle that cannot be used', () => {
  it.each([
    ['throws', 'throw new Error("broken")'],
    // It waits where a loop would take all of a processor for `startMs`.
    ['hangs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
    ['ends the worker', 'process.exit(1)'],
    ['requires what the shell does not share', 'require("react-router-dom")'],
    ['exports nothing', ''],
  ])('costs only its own pages: one that %s', async (_how, server) => {
    const version = await site.deploy(server);
    expectLeftToBrowser(await get('/probe/ok'));
    expectRendered(await get('/about'));
    expect(site.lines).toContainEqual(expect.objectContaining({ level: 50, remote: 'probe', version }));
  });

  it('affects no other remote, and is used once it is there again', async () => {
    const own = await openSeeded();
    const { remotes } = own.application;
    await remotes.register(REAL_BUILDS);
    const server = probeBundle('revenu');
    const platform = remotes.current().shell?.platform ?? '';
    await remotes.register([await writtenRemote({ version: 'v1', platform, server })]);
    const stored = join(own.dataDir, 'assets/probe/v1/node/remote.cjs');
    await rm(stored);
    const restarted = await renderSite(own, SHORT_LIMITS);
    try {
      await untilLive(own, restarted.get);
      expectLeftToBrowser(await restarted.get('/probe/ok'));
      expectRendered(await restarted.get('/about'));
      await writeFile(stored, server);
      await vi.waitFor(async () => expect((await restarted.get('/probe/ok')).body).toContain('revenu'), 15_000);
    } finally {
      await restarted.app.close();
    }
  });
});

describe('a deployment', () => {
  it('fails no page that is being rendered', async () => {
    // Fifty pages at once take their time on a busy machine: what counts here is that none gets lost.
    const own = await openSeeded();
    const patient = await renderSite(own, { ...SHORT_LIMITS, pageMs: 20_000 });
    onTestFinished(() => patient.app.close());
    await patient.deploy(probeBundle('avant'));
    const deployed = patient.deploy(probeBundle('après'));
    let isOver = false;
    void deployed.then(() => {
      isOver = true;
    });
    const responses: Reply[] = [];
    const visit = async (path: string) => {
      do responses.push(await patient.get(path));
      while (!isOver);
    };
    const paths = Array.from({ length: 25 }, (_, index) => [`/toutes-recettes?q=b${index}`, '/probe/teapot']).flat();
    await Promise.all(paths.map(visit));
    await deployed;
    expect(responses.filter((response) => !isRendered(response) && response.statusCode !== 418)).toEqual([]);
    expect(responses.filter(({ body }) => body.includes('avant')).length).toBeGreaterThan(0);
  });
});
