import type { RecipeDetail } from '@tdt/contracts';
import { expect, type Page, touch } from '@tdt/testing/browser';

/** Opens a recipe and waits until it reacts to clicks: the heart comes with the page's own code. */
export async function visitRecipe(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: / favoris$/ })
      .first(),
  ).toBeVisible();
}

/** The story of the dish is there from its first line to its last, without a button that unfolds it. */
export async function expectWholeStory(page: Page, { cultural_context }: RecipeDetail): Promise<void> {
  await expect(page.getByRole('button', { name: 'Lire la suite' })).toBeHidden();
  const story = page.getByText(cultural_context ?? '', { exact: true });
  await expect(story).toBeVisible();
  const isCut = (text: Element) => text.getBoundingClientRect().height > (text.parentElement?.offsetHeight ?? 0) + 1;
  expect(await story.evaluate(isCut)).toBe(false);
}

/** On screens where the list of ingredients stays beside the steps, where it just fits, and on a phone. */
export async function expectAllergensInSight(page: Page, path: string): Promise<void> {
  await visitRecipe(page, path);
  const allergens = page.getByRole('note', { name: 'Allergènes et régimes' });
  for (const [width, height] of [
    [1280, 900],
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const part = page.locator(width < 1024 ? 'article [role=note]' : '#ingredients');
    await part.evaluate((element) => element.scrollIntoView());
    await expect(allergens).toBeInViewport({ ratio: 1 });
  }
}
