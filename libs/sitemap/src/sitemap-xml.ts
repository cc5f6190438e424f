import { setImmediate as nextTurn } from 'node:timers/promises';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * Elements of a batch. The builder makes a tree of each batch, some 20 µs per element: batches of this size block the
 * process for a few milliseconds at most, and there is never a tree of all 50,000 addresses.
 */
const BATCH = 200;

/**
 * A file of the sitemap protocol: `root` with one `element` for each of `total` records, which `read` returns by their
 * positions. The builder escapes text.
 */
export async function sitemapXml(
  { root, element }: { root: 'urlset' | 'sitemapindex'; element: 'url' | 'sitemap' },
  total: number,
  read: (start: number, end: number) => readonly object[],
): Promise<string> {
  // Loaded when needed: it takes a tenth of a second, at each start of the server and for each command.
  const { fragment } = await import('xmlbuilder2');
  const namespaces = root === 'urlset' ? `${NAMESPACE} ${IMAGES}` : NAMESPACE;
  const parts = [`${DECLARATION}\n<${root} ${namespaces}>\n`];
  for (let start = 0; start < total; start += BATCH) {
    const records = read(start, Math.min(start + BATCH, total));
    parts.push(`${fragment({ [element]: records }).toString()}\n`);
    await nextTurn();
  }
  return `${parts.join('')}</${root}>\n`;
}
