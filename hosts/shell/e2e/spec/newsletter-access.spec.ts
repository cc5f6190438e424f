import { expect, leavePicturesOut, openAlive, type Page, test, violationsOnAnyScreen } from '@tdt/testing/browser';
import { newsletterButton } from '../newsletter-button.ts';
import {
  ADA,
  answerSteps,
  anyModal,
  fieldsOf,
  modalOf,
  newsletterEvents,
  openByButton,
  openByLeaving,
  toasts,
  untilWatched,
} from './newsletter-visit.ts';

test.use({ exitIntent: true });
test.beforeEach(({ page }) => leavePicturesOut(page));

test('the newsletter is opened, filled in and sent with the keyboard alone', async ({ page }) => {
  const sent = await answerSteps(page);
  await openAlive(page, '/about');
  await newsletterButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(modalOf(page, 'default')).toBeVisible();
  await expect(anyModal(page).locator(':focus')).toHaveCount(1);
  const { first, last, email, birthdate, consent } = fieldsOf(page);
  for (const [field, words] of [
    [first, ADA.first],
    [last, ADA.last],
    [email, ADA.email],
    [birthdate, '10/12/1985'],
  ] as const) {
    await tabTo(page, () => expect(field).toBeFocused({ timeout: 100 }));
    await page.keyboard.type(words);
  }
  await tabTo(page, () => expect(consent).toBeFocused({ timeout: 100 }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(anyModal(page).getByText('Inscription réussie !')).toBeVisible();
  expect(sent[0]?.[1]).toMatchObject({ email: ADA.email, birthdate: '1985-12-10', opted_in: false });
  await page.keyboard.press('Escape');
  await expect(anyModal(page)).toHaveCount(0);
  await expect(newsletterButton(page)).toBeFocused();
});

test('who closes the invitation is back where he was', async ({ page }) => {
  await untilWatched(page, () => openAlive(page, '/toutes-recettes'));
  await page.getByRole('searchbox').focus();
  await openByLeaving(page);
  await page.keyboard.press('Escape');
  await expect(anyModal(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/about');
  await openByButton(page);
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className);
  expect(await page.evaluate(moving)).toEqual([]);
});

test.describe('on a phone and on a desk, light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('both variants, their errors and the confirmation have no accessibility violation', async ({ page }) => {
    await answerSteps(page, (route) => route.abort());
    await untilWatched(page, () => openAlive(page, '/about'));
    await openByLeaving(page);
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openByButton(page);
    await press(page);
    await expect(anyModal(page).getByText('Prénom requis')).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    const { first, last, email } = fieldsOf(page);
    await first.fill(ADA.first);
    await last.fill(ADA.last);
    await email.fill(ADA.email);
    await press(page);
    await expect(toasts(page)).toHaveCount(1);
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    await page.unrouteAll();
    await answerSteps(page);
    await page.clock.install();
    await press(page);
    await expect(anyModal(page).getByText('Inscription réussie !')).toBeVisible();
    expect(await violationsOnAnyScreen(page)).toEqual([]);
    expect((await newsletterEvents(page)).map(({ event }) => event)).toContain('newsletter_success_db');
  });

  test('no page of the links in mails has an accessibility violation', async ({ page }) => {
    for (const path of [
      '/newsletter/desinscription',
      '/newsletter/desinscription?statut=fait',
      '/newsletter/confirmation?statut=fait',
    ]) {
      await openAlive(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsOnAnyScreen(page), path).toEqual([]);
    }
  });
});

const press = (page: Page) => anyModal(page).locator('button[type=submit]').click();

/** Presses Tab until it has come where `isThere` says. */
async function tabTo(page: Page, isThere: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await isThere().then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await isThere();
}
