import { act, render } from '@tdt/testing/components';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from '../index.ts';

/** Tells the page that what it watches has come into view, or gone. */
let see: (isIntersecting: boolean) => void;
let isWatching = false;

beforeEach(() => {
  isWatching = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => isWatching && tell([{ isIntersecting }]));
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

/** Below the screen unless told; what was there when the page came alive is not moved. */
function show({ top = innerHeight + 100, reducedMotion = false } = {}) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: reducedMotion } as MediaQueryList);
  const { container } = render(<Reveal>Une table</Reveal>);
  return () => container.firstElementChild?.className ?? '';
}

test('moves its content in once, when it is scrolled into view', () => {
  const look = show();
  expect(look()).toMatch(/armed/);
  see(false);
  expect(look()).toMatch(/armed/);
  see(true);
  expect(look()).toMatch(/shown/);
  see(false);
  expect(look()).toMatch(/shown/);
  expect(isWatching).toBe(false);
});

test('leaves what is in sight from the start where it is', () => {
  expect(show({ top: 100 })()).toBe('');
  expect(isWatching).toBe(false);
});

test('moves nothing for visitors who want less motion', () => {
  expect(show({ reducedMotion: true })()).toBe('');
  expect(isWatching).toBe(false);
});
