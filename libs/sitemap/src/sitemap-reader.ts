import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';

/** Characters parsed at a time: some milliseconds, after which other work of the process gets its turn. */
const CHUNK = 64 * 1024;

/** An address of a sitemap or of an index, with its date as it is written. */
export interface SitemapAddress {
  loc: string;
  lastmod: string | null;
}

/** Whether a file is an index, which lists files instead of pages. */
export const isIndex = (xml: string): boolean => xml.slice(0, 500).includes('<sitemapindex');

/** The addresses of a file of the sitemap protocol, in batches. Throws where it is not well-formed XML. */
export async function* readSitemap(xml: string): AsyncGenerator<SitemapAddress[]> {
  const parser = new SaxesParser();
  let batch: SitemapAddress[] = [];
  let address: SitemapAddress = { loc: '', lastmod: null };
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'url' || name === 'sitemap') address = { loc: '', lastmod: null };
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') address.loc = text.trim();
    else if (name === 'lastmod') address.lastmod = text.trim();
    else if (name === 'url' || name === 'sitemap') batch.push(address);
  });
  for (let start = 0; start < xml.length; start += CHUNK) {
    parser.write(xml.slice(start, start + CHUNK));
    yield batch;
    batch = [];
    await nextTurn();
  }
  parser.close();
}
