import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectLeftToBrowser, pagesOf, SHORT_LIMITS } from '../testing/page-outcomes.ts';
import { bootOf, type RenderedSite, renderSite } from '../testing/rendered-site.ts';
import { appFor, type Fixture, openSeeded } from '../testing/test-app.ts';
import { probeBundle } from '../testing/written-remote.ts';

let fixture: Fixture;
let site: RenderedSite;

beforeAll(async () => {
  fixture = await openSeeded();
  site = await renderSite(fixture, SHORT_LIMITS);
});
afterAll(() => site.app.close());
beforeEach(() => void site.lines.splice(0));

const { get, others, expectRendered } = pagesOf(() => site);

describe('a page that fails on the server', () => {
  it('is left to the browser, and nothing else is', async () => {
    const version = await site.deploy(probeBundle('sain'));
    const [failed, ...fine] = await Promise.all([get('/probe/bug'), ...others(5)]);
    expectLeftToBrowser(failed);
    fine.forEach(expectRendered);
    expect(failed.body).not.toContain('a secret of the inside');
    expect(site.lines).toContainEqual(expect.objectContaining({ level: 50, remote: 'probe', version }));
  });

  it('suspends its own remote when it takes the render worker down, and pages of others are rendered', async () => {
    const version = await site.deploy(probeBundle('mortel'));
    const [failed, ...fine] = await Promise.all([get('/probe/crash'), ...others(5)]);
    expectLeftToBrowser(failed);
    fine.forEach(expectRendered);
    const suspended = site.lines.filter(({ seconds }) => seconds !== undefined);
    expect(suspended).toEqual([expect.objectContaining({ level: 50, remote: 'probe', version })]);
  });
});

it('counts pages by remote, and those that are left to the browser by the failing remote', async () => {
  await get('/probe/throw');
  await get('/toutes-recettes?q=compte');
  const text = await site.app.metrics.registry.metrics();
  expect(text).toMatch(/^tdt_render_duration_seconds_count{remote="probe",outcome="failed"} [1-9]/m);
  expect(text).toMatch(/^tdt_render_duration_seconds_count{remote="catalogue",outcome="page"} [1-9]/m);
  // Nothing that callers choose becomes a label.
  expect(text).not.toContain('compte');
});

describe('a page that fails outside of the renderer', () => {
  it('is an error of its own that the browser fills', async () => {
    const lines: Record<string, unknown>[] = [];
    const app = await appFor(fixture, {}, lines);
    expectRendered(await app.inject('/about'));
    vi.spyOn(app.responses, 'get').mockRejectedValue(new Error('a secret of the inside'));
    const response = await app.inject('/toutes-recettes?type=plat');
    expect([response.statusCode, response.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(bootOf(response).rendered).toBe(false);
    expect(response.body).not.toContain('a secret of the inside');
    expect(JSON.stringify(lines)).toContain('a secret of the inside');
    expect(app.responses.known('/toutes-recettes?type=plat')).toBeNull();
  });
});
