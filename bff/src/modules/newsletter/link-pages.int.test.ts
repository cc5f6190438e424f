import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@tdt/contracts/plain';
import { type BrevoStandIn, startBrevoStandIn } from '@tdt/testing/brevo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp, storedUnder, tokenOf } from '../../testing/newsletter.ts';
import { type RenderedSite, renderSite } from '../../testing/rendered-site.ts';
import { type Fixture, openSeeded } from '../../testing/test-app.ts';

let brevo: BrevoStandIn;
let fixture: Fixture;
let site: RenderedSite;
beforeAll(async () => {
  brevo = await startBrevoStandIn();
  fixture = await openSeeded({ ...brevo.env, BREVO_CONFIRM_TEMPLATE_ID: '7' });
  site = await renderSite(fixture, {});
});
afterAll(async () => {
  await site.app.close();
  await brevo.close();
});

const BROWSER = {
  accept: 'text/html',
  origin: 'http://127.0.0.1:3000',
  'content-type': 'application/x-www-form-urlencoded',
};
const pathOf = (url: string) => url.replace(fixture.application.site.url, '');

/** Follows a link as a browser without JavaScript does, and presses the button of its page. */
async function press(link: string) {
  let response = await site.get(pathOf(link));
  if (response.statusCode === 303) response = await site.get(String(response.headers.location));
  const asked = response.body;
  const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(asked) ?? [];
  const sent = await site.app.inject({ method: 'POST', url: action, headers: BROWSER, payload: '' });
  const shown = await site.get(String(sent.headers.location));
  return { asked, location: sent.headers.location, shown: shown.body };
}

it('a subscriber without JavaScript confirms, and leaves, by the links of mails', async () => {
  const { newsletter } = fixture.application;
  const given = signUp();
  const { id } = await newsletter.subscribe(given);
  const statusOf = async () => (await storedUnder(newsletter, given.email))[0]?.status;
  const { confirm, unsubscribe } = newsletter.links(id);

  const confirmed = await press(confirm);
  expect(confirmed.asked).toContain('@example.org</strong>');
  expect(confirmed.asked).not.toContain(given.email);
  expect(confirmed.location).toBe(`${CONFIRM_PAGE}?statut=fait`);
  expect(confirmed.shown).toContain('Inscription confirmée</h1>');
  expect(await statusOf()).toBe('active');

  const left = await press(unsubscribe);
  expect(left.location).toBe(`${UNSUBSCRIBE_PAGE}?statut=fait`);
  expect(left.shown).toContain('Vous êtes désinscrit</h1>');
  expect(await statusOf()).toBe('unsubscribed');
});

it.each([CONFIRM_PAGE, UNSUBSCRIBE_PAGE])('%s says that a link is not good', async (page) => {
  for (const query of ['?jeton=forged', '?statut=refuse', '']) {
    const { statusCode, body } = await site.get(`${page}${query}`);
    expect([query, statusCode, body.includes('Ce lien ne fonctionne pas</h1>')]).toEqual([query, 200, true]);
    expect(body).not.toContain('<form');
  }
});

it('tells an erased subscriber that there is no subscription any more, and confirms none by such a link', async () => {
  const { unsubscribe } = fixture.application.newsletter.links('00000000-0000-4000-8000-000000000000');
  const token = tokenOf(unsubscribe);
  const left = await site.get(`${UNSUBSCRIBE_PAGE}?jeton=${token}`);
  expect([left.statusCode, left.body.includes('Vous êtes désinscrit</h1>')]).toEqual([200, true]);
  expect((await site.get(`${CONFIRM_PAGE}?jeton=${token}`)).body).toContain('Ce lien ne fonctionne pas</h1>');
});
