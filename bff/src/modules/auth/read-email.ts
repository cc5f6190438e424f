import { normaliseEmail } from '@tdt/core';

/** The form in which accounts are found by it; `null` for what is no address, which may well be a password in the wrong field. */
export function readEmail(text: string): string | null {
  try {
    return normaliseEmail(text);
  } catch {
    return null;
  }
}
