import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** A key of 32 bytes for one purpose, derived from the site's secret: what is signed for another purpose is a forgery. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `tour-de-table ${purpose}`, KEY_BYTES));
