import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A limit for hangs, not for work: the code of a page may load slowly on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** What one visit leaves in its browser must not reach the next test of the file. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

// No test looks at styles, and matching Ant Design's makes each query by role take a second: style elements are ignored.
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });

// Animations never end in this DOM. Without these events Ant Design starts none.
Reflect.deleteProperty(globalThis, 'AnimationEvent');
Reflect.deleteProperty(globalThis, 'TransitionEvent');
