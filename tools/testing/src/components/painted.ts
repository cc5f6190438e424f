import { act } from '@testing-library/react';

/** Waits for the work that follows a press once the browser has painted it: see `useShownFirst`. */
export const painted = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
