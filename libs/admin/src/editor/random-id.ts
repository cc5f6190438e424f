/** A random UUID (RFC 9562, version 4). Browsers have `crypto.randomUUID` on https and on the same machine only. */
export function randomId(): string {
  // biome-ignore lint/style/noRestrictedGlobals: every context has this part of it
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-a$4-');
}
