import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { accessibilityViolations, expect, openAlive, test, violationsOnAnyScreen } from '@tdt/testing/browser';
import {
  ADA,
  confirmation,
  fillIn,
  invitation,
  leaveByTheTop,
  openByButton,
  openWatched,
  submit,
  toasts,
} from '../newsletter-visit.ts';

test.use({ exitIntent: true });
test('invitation, errors and calendar have no accessibility violation, and nothing moves', async ({ page }) => {
  await page.route(`**${NEWSLETTER_API.subscriptions}`, (route) => route.abort());
  // The variant that has one button more.
  await openWatched(page, '/about');
  await leaveByTheTop(page);
  await expect(invitation(page)).toBeVisible();
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 50)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className);
  expect(await page.evaluate(moving)).toEqual([]);
  // A failure, its toast, and errors at fields.
  await fillIn(page);
  await submit(page);
  await expect(toasts(page)).toHaveCount(1);
  await page.getByLabel('Prénom').fill('');
  await page.getByLabel('Adresse email').fill('ada@');
  await expect(page.getByText('Prénom requis')).toBeVisible();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await page.getByRole('button', { name: 'Choisir une date dans le calendrier' }).click();
  await expect(page.getByRole('dialog', { name: 'Date de naissance' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('the confirmation has no accessibility violation', async ({ page }) => {
  await openAlive(page, '/about');
  await openByButton(page);
  // The confirmation stays as long as it takes to look at it.
  await page.clock.install();
  await fillIn(page, { ...ADA, email: `ada-${Date.now()}@example.org` });
  await submit(page);
  await expect(confirmation(page)).toBeVisible();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
});
