import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { expect, NO_FAULTS, violationsOnAnyScreen } from '@tdt/testing/browser';
import { PATRONNE } from './accounts.ts';
import { newAccount, openScreen, test, title } from './back-office.ts';

/** Goes through the screens of the back office; what each does is in the journeys. */
test.use({ account: PATRONNE, pictures: true });

test('no screen has a fault, and all fit on a phone', async ({ page, patronne, faults }) => {
  const { id } = await newAccount(patronne);
  for (const path of [
    '/admin/dashboard',
    '/admin/users?q=zzzz',
    '/admin/users',
    `/admin/users/${id}`,
    '/admin/settings',
    '/admin/countries?q=zzzz',
    '/admin/pages',
    '/admin/files',
    '/admin/newsletter',
    '/admin/nulle-part',
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await faults(), path).toEqual(NO_FAULTS);
    await page.setViewportSize({ width: 390, height: 844 });
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth, path).toBeLessThanOrEqual(390);
  }
});

test('neither list, question nor form of countries has a fault or an accessibility violation, and all fit on a phone', async ({
  page,
  faults,
}) => {
  test.slow();
  const fits = () =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await openScreen(page, `${ADMIN_PAGES.countries}?q=Japon`, 'Gestion des pays');
  const remove = page.getByRole('button', { name: 'Supprimer Japon' });
  await expect(remove).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await faults()).toEqual(NO_FAULTS);
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Choisissez le pays qui les reçoit.')).toBeVisible();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('checkbox', { name: 'Sélectionner Japon' }).check();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await page.getByRole('button', { name: 'Changer les régions (1)…' }).click();
  await page.getByLabel('Nouvelle région').fill('Asie');
  await page.getByRole('button', { name: 'Confirmer' }).focus();
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await fits();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await fits();

  await page.getByRole('link', { name: 'Modifier Japon' }).click();
  // By its role: a column of the list has the same name.
  const name = page.getByRole('textbox', { name: 'Nom', exact: true });
  await name.fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(name).toBeFocused();
  await fits();
  await expect(page.getByRole('list', { name: 'Fichiers à envoyer' })).toHaveCount(0);
  expect(await violationsOnAnyScreen(page)).toEqual([]);
});
