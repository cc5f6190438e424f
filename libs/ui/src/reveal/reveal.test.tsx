import { act, render } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from '../index.ts';

/** Reports to the page that the observed element entered or left the view. */
let see: (isIntersecting: boolean) => void;
let isWatching = false;

beforeEach(() => {
  isWatching = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => isWatching && report([{ isIntersecting }]));
      }
      observe = () => {
        isWatching = true;
      };
      disconnect = () => {
        isWatching = false;
      };
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders the element below the screen by default. @returns reads its class */
function show({ top = innerHeight + 100, reducedMotion = false } = {}) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: reducedMotion } as MediaQueryList);
  const { container } = render(<Reveal>Une table</Reveal>);
  return () => container.firstElementChild?.className ?? '';
}

test('animates its content once, when it is scrolled into view', () => {
  const classOf = show();
  expect(classOf()).toMatch(/armed/);
  see(false);
  expect(classOf()).toMatch(/armed/);
  see(true);
  expect(classOf()).toMatch(/shown/);
  see(false);
  expect(classOf()).toMatch(/shown/);
  expect(isWatching).toBe(false);
});

test('does not animate content that is visible from the start', () => {
  expect(show({ top: 100 })()).toBe('');
  expect(isWatching).toBe(false);
});

test('does not animate for visitors who prefer reduced motion', () => {
  expect(show({ reducedMotion: true })()).toBe('');
  expect(isWatching).toBe(false);
});
