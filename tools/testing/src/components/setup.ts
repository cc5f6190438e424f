import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Generous, because the code of a page may load slowly on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Each test starts with an empty browser. */
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  // What could not be stored: see `stored-text.ts` of the platform.
  for (const key of Object.keys(globalThis)) if (key.startsWith('tdt.')) Reflect.deleteProperty(globalThis, key);
  sessionStorage.clear();
  document.body.replaceChildren();
  delete window.dataLayer;
});

// Ignores style elements: no test needs them, and with those of Ant Design each query by role takes a second.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });

// Animations never end in this DOM. Without these events Ant Design starts none.
Reflect.deleteProperty(globalThis, 'AnimationEvent');
Reflect.deleteProperty(globalThis, 'TransitionEvent');
