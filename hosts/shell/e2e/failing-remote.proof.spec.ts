import type { Route } from '@playwright/test';
import { expect, test } from '@tdt/testing/browser';
import { withBrowserFault } from '@tdt/testing/builds';
import {
  aboutHeading,
  breakFiles,
  ENTRY,
  expectFailure,
  goToAbout,
  type Handler,
  isSameDocument,
  missing,
  openRecipe,
  reported,
  retryButton,
} from './broken-remote.ts';

const MODULE = /\/assets\/catalogue\/.*\/js\/async\/remote\./;
const PAGE = /\/assets\/catalogue\/.*\/js\/async\/(?!remote\.)/;
const STYLE = /\/assets\/catalogue\/.*\/css\/async\//;
const REGISTRY = /\/api\/remotes$/;

const responding =
  (body: string, contentType = 'text/javascript'): Handler =>
  (route) =>
    route.fulfill({ body, contentType });
const changed =
  (change: (text: string, path: string) => string): Handler =>
  async (route) => {
    const response = await route.fetch();
    const path = new URL(route.request().url()).pathname.replace(/^.*?\/web\//, 'web/');
    await route.fulfill({ response, body: change(await response.text(), path) });
  };
const truncated = changed((text) => text.slice(0, text.length / 2));
const hanging: Handler = () => new Promise(() => {});

/** By the file: the kinds of faults; each replaces the one before. */
const FAULTS: [file: string, pattern: RegExp, faults: [what: string, handler: Handler][]][] = [
  [
    'entry',
    ENTRY,
    [
      ['missing', missing],
      ['a page', responding('<!doctype html><title>Not found</title>', 'text/html')],
      ['garbage', responding('not { javascript')],
      ['truncated', truncated],
      ['not the one that was registered', changed((text) => `${text}\n;`)],
    ],
  ],
  [
    'module',
    MODULE,
    [
      ['missing', missing],
      ['truncated', truncated],
      ['throwing when it is evaluated', changed(withBrowserFault('evaluation'))],
      ['without routes', changed(withBrowserFault('exports'))],
    ],
  ],
  ['style', STYLE, [['missing', missing]]],
];

for (const [file, pattern, faults] of FAULTS) {
  const kinds = faults.map(([what]) => what).join(', ');
  test(`a remote whose ${file} is ${kinds} fails inside the layout, and a retry works without a reload`, async ({
    page,
    request,
  }) => {
    await openRecipe(page, request);
    const expected = { kind: 'remote', remote: 'catalogue', version: expect.stringMatching(/^\w{12}$/) };
    const expectReport = async (what: string, act: () => Promise<void>) => {
      const report = reported(page);
      await act();
      expect((await report).postDataJSON(), what).toMatchObject(expected);
      await expectFailure(page);
    };
    let mend: () => Promise<void> = async () => {};
    for (const [position, [what, handler]] of faults.entries()) {
      await mend();
      mend = await breakFiles(page, pattern, handler);
      await expectReport(what, () => (position === 0 ? goToAbout(page) : retryButton(page).click()));
    }
    await expectReport('once more', () => retryButton(page).click());

    await mend();
    await retryButton(page).click();
    await expect(aboutHeading(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a remote whose entry, module or style never arrives fails after a timeout, and a retry works without a reload', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openRecipe(page, request);
  for (const pattern of [ENTRY, MODULE, STYLE]) {
    const mend = await breakFiles(page, pattern, hanging);
    const asked = page.waitForRequest(pattern);
    const report = reported(page);
    await (pattern === ENTRY ? goToAbout(page) : retryButton(page).click());
    await asked;
    await page.clock.fastForward(16_000);
    await report;
    await expectFailure(page);
    await mend();
  }
  await retryButton(page).click();
  await expect(aboutHeading(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose own file is missing fails inside the layout, and a retry works without a reload', async ({
  page,
  request,
}) => {
  await openRecipe(page, request);
  const mend = await breakFiles(page, PAGE);
  const report = reported(page);
  await goToAbout(page);
  await expectFailure(page);
  expect((await report).postDataJSON()).toMatchObject({ kind: 'error', remote: 'catalogue' });
  await mend();
  await retryButton(page).click();
  await expect(aboutHeading(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a retry asks for the remote although the registry is none, no JSON, an error or out of reach', async ({
  page,
  request,
}) => {
  await openRecipe(page, request);
  const mend = await breakFiles(page, ENTRY);
  await goToAbout(page);
  await expectFailure(page);
  for (const handler of [
    responding('{"remotes":[{}]}', 'application/json'),
    responding('<!doctype html>', 'text/html'),
    (route: Route) => route.fulfill({ status: 503, body: '{}' }),
    (route: Route) => route.abort(),
  ]) {
    await page.unroute(REGISTRY);
    await page.route(REGISTRY, handler);
    const askedAgain = page.waitForRequest(ENTRY);
    const reportAgain = reported(page);
    await retryButton(page).click();
    await Promise.all([askedAgain, reportAgain]);
    await expect(retryButton(page)).toBeVisible();
  }
  await mend();
  await retryButton(page).click();
  await expect(aboutHeading(page)).toBeVisible();
});
