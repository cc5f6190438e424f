import { vi } from 'vitest';

/** Why a browser stores nothing: there is no room, or the visitor has forbidden it. */
export const REFUSALS = ['full', 'forbidden'] as const;

/** Lets the browser store nothing more until the test ends; a full storage can still be read. */
export function refuseStorage(reason: (typeof REFUSALS)[number]): void {
  const refuse = () => {
    throw new DOMException('Refused.', reason === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  const { localStorage } = window;
  const full = {
    getItem: (key: string) => localStorage.getItem(key),
    setItem: refuse,
    removeItem: (key: string) => localStorage.removeItem(key),
    clear: () => localStorage.clear(),
  };
  vi.stubGlobal('localStorage', reason === 'full' ? full : { ...full, getItem: refuse, removeItem: refuse });
}
