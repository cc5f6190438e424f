import { expect, type Page, violationsOnAnyScreen } from '@tdt/testing/browser';

/** Neither a violation nor sideways scrolling, on phone and desktop, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await violationsOnAnyScreen(page)).toEqual([]);
  // What moves (only by CSS: a section decides when the page starts) may not widen the page.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await expectToFit(page);
}

/** No sideways scrolling from 320 to 1280 pixels, nor with letters of twice the size, which all texts follow. */
export async function expectToFit(page: Page): Promise<void> {
  const isWider = () =>
    document.documentElement.scrollWidth > innerWidth ||
    [...document.querySelectorAll('header :is(a, button)')].some(
      (control) => control.checkVisibility() && control.getBoundingClientRect().right > innerWidth,
    );
  for (const width of [320, 390, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(isWider), `${page.url()} at ${width}`).toBe(false);
    expect(await page.evaluate(textsThatStaySmall), `${page.url()} at ${width}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(isWider), `${page.url()} at ${width}, large letters`).toBe(false);
  }
}

/** WCAG 1.4.4: texts that do not follow the reader's text size. Those in drawings grow with the drawing. */
function textsThatStaySmall() {
  const root = document.documentElement;
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const texts = [...document.querySelectorAll('body :not(svg *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && node.data.trim()))
    .map((element) => ({ element, size: sizeOf(element) }));
  root.style.fontSize = '200%';
  const small = texts.filter(({ element, size }) => sizeOf(element) < 1.9 * size);
  root.style.fontSize = '';
  return small.map(({ element }) => element.textContent);
}
