import { vi } from 'vitest';

/** Why a browser keeps nothing: there is no room, or the visitor has forbidden it. */
export const REFUSALS = ['full', 'forbidden'] as const;

/** Lets the browser store nothing more until the test ends. */
export function fillStorage(): void {
  const { localStorage } = window;
  const setItem = () => {
    throw new DOMException('Refused.', 'QuotaExceededError');
  };
  const removeItem = (key: string) => localStorage.removeItem(key);
  vi.stubGlobal('localStorage', { getItem: (key: string) => localStorage.getItem(key), setItem, removeItem });
}

/** Lets the browser store nothing until the test ends. */
export function refuseStorage(reason: (typeof REFUSALS)[number]): void {
  const refuse = () => {
    throw new DOMException('Refused.', reason === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  const { localStorage } = window;
  const full = { getItem: () => null, setItem: refuse, removeItem: () => {}, clear: () => localStorage.clear() };
  vi.stubGlobal('localStorage', reason === 'full' ? full : { ...full, getItem: refuse, removeItem: refuse });
}
