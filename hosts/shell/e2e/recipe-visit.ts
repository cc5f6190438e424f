import { expect, leavePicturesOut, type Page, touch } from '@tdt/testing/browser';

/** Opens a recipe and waits until it reacts to clicks: the heart comes with the page's own code. */
export async function visitRecipe(page: Page, path: string): Promise<void> {
  await leavePicturesOut(page);
  await page.goto(path);
  await touch(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: / favoris$/ })
      .first(),
  ).toBeVisible();
}
