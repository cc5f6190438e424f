import type { Measurement } from './measurement.ts';

const BROTLI = { headers: { 'accept-encoding': 'br' } };
const KILOBYTE = 1000;

/** The scripts and styles that a document loads. */
const LINKED = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;

/** Budgets: kilobytes of a public page, of a recipe and of a screen of the back office. */
const PUBLIC_KILOBYTES = 151;
export const RECIPE_KILOBYTES = 160;
export const ADMIN_KILOBYTES = 420;

/** Bytes on the wire and number of requests for the first view of a page, without pictures and fonts. */
export async function firstView(url: string, path: string, atMost = PUBLIC_KILOBYTES): Promise<Measurement[]> {
  const page = await fetchBrotli(url, path);
  const files = new Set([...page.text.matchAll(LINKED)].map(([, file]) => file as string));
  const sizes = await Promise.all([...files].map(async (file) => (await fetchBrotli(url, file)).bytes));
  const bytes = sizes.reduce((sum, size) => sum + size, page.bytes);
  return [
    { what: `first view of ${path}`, value: bytes / KILOBYTE, unit: 'kB', budget: { atMost } },
    { what: `requests for ${path}`, value: files.size + 1, unit: 'requests', budget: { atMost: 8 } },
  ];
}

/** The text, and its bytes on the wire. `fetch` hides these, so a HEAD request asks the stored copy for its length. */
async function fetchBrotli(url: string, path: string): Promise<{ text: string; bytes: number }> {
  const head = await fetch(`${url}${path}`, { ...BROTLI, method: 'HEAD' });
  const text = await (await fetch(`${url}${path}`, BROTLI)).text();
  const length = head.headers.get('content-length');
  if (!head.ok || length === null) throw new Error(`${path} responded with ${head.status}, without a length.`);
  return { text, bytes: Number(length) };
}
