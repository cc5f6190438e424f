import { setImmediate as nextTurn } from 'node:timers/promises';
import { fragment } from 'xmlbuilder2';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Elements put together at a time. The builder makes a tree of each batch, some 20 µs an element: in batches of this size
 * it holds nobody up for longer than a few milliseconds, and the tree of 50,000 addresses is never there as a whole.
 */
const BATCH = 200;

/**
 * A file of the sitemap protocol: `root` with one `element` for each of `total` records, which `read` gives by their
 * places. Text is escaped by the builder.
 */
export async function sitemapXml(
  { root, element }: { root: 'urlset' | 'sitemapindex'; element: 'url' | 'sitemap' },
  total: number,
  read: (start: number, end: number) => readonly object[],
): Promise<string> {
  const parts = [`${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n`];
  for (let start = 0; start < total; start += BATCH) {
    const records = read(start, Math.min(start + BATCH, total));
    parts.push(`${fragment({ [element]: records }).toString()}\n`);
    await nextTurn();
  }
  return `${parts.join('')}</${root}>\n`;
}
