import { startSite } from '@tdt/testing';
import { createAccount } from '../bench/account.ts';
import { buildWorkspace } from '../build-workspace.ts';
import { withBrowser } from '../lighthouse/browser.ts';
import { checkAccessibility } from './accessibility.ts';
import { fetchCheckers } from './checkers.ts';
import { report, type ValidatorMessage } from './findings.ts';
import { checkHtml, hasJava } from './html.ts';
import { publicPaths, screenPaths } from './pages.ts';

/** `npm run validators`: checkers of others, over every kind of page. Exits with 1 if they find an error. */
if (!(await hasJava())) {
  console.error('There is no Java here, which the Nu Html Checker needs (11 or newer). Nothing was checked.');
  process.exit(2);
}
await fetchCheckers();
if (!(await buildWorkspace())) throw new Error('The site could not be built.');
const site = await startSite({ programs: 'bundles' });
try {
  await createAccount(site);
  const sent = new Map<string, string>();
  for (const path of await publicPaths(site.url)) sent.set(path, await (await fetch(site.url + path)).text());
  const shown = new Map<string, string>();
  const barriers = await withBrowser(async (browser) => {
    // The checker's script is no file of the site.
    const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
    const found: ValidatorMessage[] = [];
    for (const path of [...sent.keys(), ...(await screenPaths(page, site.url))]) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      shown.set(`${path} (shown)`, await page.evaluate(shownDocument));
      found.push(...(await checkAccessibility(page, path)));
    }
    return found;
  });
  const errors = report('Nu Html Checker', sent.size + shown.size, await checkHtml(new Map([...sent, ...shown])));
  if (report("IBM's accessibility checker", shown.size, barriers) + errors > 0) process.exitCode = 1;
} finally {
  await site.stop();
}

/** The document as scripts left it, without the styles that Ant Design writes, with attributes of its own. */
function shownDocument(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const style of copy.querySelectorAll('style[data-rc-order]')) style.remove();
  return `<!doctype html>${copy.outerHTML}`;
}
