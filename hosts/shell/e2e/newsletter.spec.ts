import { createHash } from 'node:crypto';
import { expect, NO_FAULTS, test } from '@tdt/testing/browser';
import { newsletterButton } from './newsletter-button.ts';

const ENTRY = '/assets/newsletter/1/web/remoteEntry.js';

/** A remote as the bundler makes one, by hand: its modal has a link, which only works within the router. */
const CODE = `
let scope;
const shared = async (name) => (await Object.values(scope[name])[0].get())();
var newsletter = {
  init(given) { scope = given; },
  async get() {
    const { createElement } = await shared('react');
    const { Link } = await shared('@tdt/platform');
    const Newsletter = ({ onClose }) => createElement('dialog', { open: true, 'aria-label': 'Lettre' },
      createElement(Link, { to: '/confidentialite', onClick: onClose }, 'Ce que nous en gardons'));
    return () => ({ routes: [], Newsletter });
  },
};`;

const REMOTE = {
  name: 'newsletter',
  version: '1',
  layout: 'public',
  container: 'newsletter',
  mounts: [],
  entry: ENTRY,
  integrity: createHash('sha256').update(CODE).digest('hex'),
  js: [],
  css: [],
};

test('the footer opens the newsletter, which leads to other pages and goes when it says so', async ({
  page,
  faults,
}) => {
  await page.route(/\/about$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"remotes":[', `"remotes":[${JSON.stringify(REMOTE)},`);
    await route.fulfill({ response, body });
  });
  await page.route(`**${ENTRY}`, (route) => route.fulfill({ contentType: 'text/javascript', body: CODE }));
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await newsletterButton(page).click();
  const modal = page.getByRole('dialog', { name: 'Lettre' });
  await modal.getByRole('link', { name: 'Ce que nous en gardons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' })).toBeVisible();
  await expect(modal).toHaveCount(0);
  expect(await faults()).toEqual(NO_FAULTS);
});
