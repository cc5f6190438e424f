import { expect, leavePicturesOut, test } from '@tdt/testing/browser';

test('a header that throws leaves a message and a way on, not an empty page', async ({ page }) => {
  await leavePicturesOut(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'scrollY', {
      configurable: true,
      get: () => {
        throw new Error('broken header');
      },
    });
  });
  const report = page.waitForRequest((sent) => sent.url().endsWith('/api/client-errors'));
  await page.goto('/about');
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
    'Cette page est momentanément indisponible',
  );
  expect((await report).postDataJSON()).toMatchObject({ kind: 'error', message: 'broken header' });
  await page.evaluate(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
