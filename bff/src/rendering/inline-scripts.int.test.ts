import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Edit, rebuild, withText } from '@tdt/testing/builds';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { REAL_BUILDS, type RenderedSite, renderSite, untilLive } from '../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../testing/test-app.ts';
import { probeBundle } from '../testing/written-remote.ts';

type Response = Awaited<ReturnType<RenderedSite['get']>>;

let fixture: Fixture;
let site: RenderedSite;

beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, {});
});
afterAll(() => site.app.close());

const scriptSources = ({ headers }: Response) =>
  /(?:^|; )script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');

/** Texts of the scripts in a document that a browser would run: neither files nor data. */
function inlineScripts({ body }: Response): string[] {
  const all = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  return all
    .filter(([, attributes = '']) => !/ (?:src=|type="application\/(?:ld\+)?json")/.test(attributes))
    .map(([, , text = '']) => text);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy allows the one inline script of the document and no other; the result is its text. */
function expectAllowed(response: Response): string {
  const [script = '', ...others] = inlineScripts(response);
  expect([script.length > 0, others]).toEqual([true, []]);
  expect(scriptSources(response)).toEqual(["'self'", hashOf(script)]);
  return script;
}

/** Puts the built shell live as `edit` changes it, and waits until pages are rendered with it. */
async function deployShell(edit: Edit): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await rebuild(REAL_BUILDS[0] as string, folder, edit);
  await fixture.application.remotes.register([folder]);
  await untilLive(fixture, site.get);
}

it.each(['/', '/recipe/tarte-tatin', '/toutes-recettes?q=tarte', '/nowhere'])(
  '%s is allowed its own inline script and no other',
  async (path) => void expectAllowed(await site.get(path)),
);

it('is allowed on a stored page as on a new one', async () => {
  const script = expectAllowed(await site.get('/about'));
  expect(site.app.responses.known('/about')).not.toBeNull();
  const stored = await site.get('/about');
  expect(expectAllowed(stored)).toBe(script);
  const { headers } = await site.get('/about', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-security-policy': stored.headers['content-security-policy'],
  });
});

it('is not allowed to a document that the browser fills, which has none', async () => {
  await site.deploy(probeBundle('sain'));
  const response = await site.get('/probe/throw');
  expect([inlineScripts(response), scriptSources(response)]).toEqual([[], ["'self'"]]);
  expect(response.body).toMatch(/<script src="[^"]+" defer=""/);
});

it('follows the shell that is live', async () => {
  const before = expectAllowed(await site.get('/about'));
  await deployShell(withText('largest-contentful-paint', 'first-contentful-paint'));
  const after = expectAllowed(await site.get('/about'));
  expect(after).toBe(before.replace('largest-contentful-paint', 'first-contentful-paint'));
  expect(after).not.toBe(before);
});

/** Makes the server bundle render by `expression`, where `render` is what it had. */
const rendering =
  (expression: string): Edit =>
  (text, path) =>
    path.endsWith('.cjs')
      ? `${text}\n{ const { render } = module.exports; module.exports = { ...module.exports, render: ${expression} }; }`
      : text;

it('is not allowed by an older shell, which lists none', async () => {
  await deployShell(rendering('async (request) => ({ ...(await render(request)), inlineScripts: undefined })'));
  const response = await site.get('/about');
  expect([response.statusCode, scriptSources(response)]).toEqual([200, ["'self'"]]);
});

it('is not sent by an older server, whose policy could not allow it', async () => {
  await deployShell(rendering('(request) => render({ ...request, allowsInlineScripts: undefined })'));
  const response = await site.get('/about');
  expect([inlineScripts(response), scriptSources(response)]).toEqual([[], ["'self'"]]);
  expect(response.body).toMatch(/<script src="[^"]+" defer=""/);
});
