import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark scheme has other colours, and nothing else. */
const RULES_ON_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Accessibility violations of the page as it stands, in the light and in the dark scheme, one line each with the elements
 * concerned. It leaves the page in the dark one.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours that are still changing would be measured half way.
    await page.evaluate(endOfAnimations);
    const axe = new AxeBuilder({ page });
    const rules = colorScheme === 'light' ? axe.withTags(WCAG_AA) : axe.withRules(RULES_ON_COLOURS);
    const { violations } = await rules.analyze();
    for (const { id, help, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${help} (${nodes.map(({ target }) => target).join('; ')})`);
    }
  }
  return found;
}

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The same on a phone and on a desk, from one visit; each line says the width. It leaves the page on the desk. */
export async function violationsOnAnyScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    found.push(...(await accessibilityViolations(page)).map((line) => `${screen.width} px, ${line}`));
  }
  return found;
}

/** Of those that end. */
const endOfAnimations = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
      .map(({ finished }) => finished),
  );
