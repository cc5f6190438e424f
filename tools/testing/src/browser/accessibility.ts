import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';

const WCAG_AA: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The dark scheme differs in colours only. */
const RULES_ON_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Accessibility violations of the page in its current state, in the light and in the dark scheme: one line each, with
 * the elements. Leaves the page in the dark scheme.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Once for each document: reading its half a megabyte takes the browser a third of a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Otherwise axe would measure colours during their transition.
    await page.evaluate(finishAnimations);
    const violations = await page.evaluate(runAxe, colorScheme === 'light' ? WCAG_AA : RULES_ON_COLOURS);
    for (const { id, help, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${help} (${nodes.join('; ')})`);
    }
  }
  return found;
}

/** Runs in the page. It has no frames, which would need an axe of their own. */
async function runAxe(runOnly: RunOnly): Promise<{ id: string; help: string; nodes: string[] }[]> {
  const { axe: loaded } = window as unknown as { axe: typeof axe };
  // Leaving out the elements that pass saves a third of the time.
  const { violations } = await loaded.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => String(target)) }));
}

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The same at phone and desktop width, in one visit; each line states the width. Leaves the page at desktop width. */
export async function violationsOnAnyScreen(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    found.push(...(await accessibilityViolations(page)).map((line) => `${screen.width} px, ${line}`));
  }
  return found;
}

/**
 * Puts all animations at their end, except endless ones. It does not await `finished`: Chromium never settles that of a
 * transition in a `<details>` that closes meanwhile, as the filters of the list do on a narrower screen.
 */
async function finishAnimations(): Promise<void> {
  // The back office renders after a change of the scheme; then the transitions start.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  // More than once: where an inherited colour has changed, the transition of the child starts after the parent's.
  for (let round = 0; round < 10; round += 1) {
    const unfinished = document
      .getAnimations()
      .filter(({ playState }) => playState !== 'finished')
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    if (unfinished.length === 0) return;
    for (const animation of unfinished) animation.finish();
  }
}
