import type { Application } from '@tdt/site';
import type { FastifyInstance } from 'fastify';
import { INTERNAL_ADDRESS } from '../platform/internal-requests.ts';
import { type PageAddress, readAddress } from './page-address.ts';

/** Redirects of the site itself and of editors, one after the other: a page has two or three. */
const HOPS_MAX = 8;
/** What is no page, also where it is requested in other letters. */
const NO_PAGES = /^\/(api|admin|media|assets)(\/|$)/i;

/** What the site shows at its addresses, as it responds itself: no second table of pages can differ from that. */
export function createShownPages(app: FastifyInstance, { site, redirects }: Pick<Application, 'site' | 'redirects'>) {
  const request = (url: string) => app.inject({ url, remoteAddress: INTERNAL_ADDRESS });

  function read(text: string): { path: string; address: string } | null {
    const local = text === site.url || text.startsWith(`${site.url}/`) ? text.slice(site.url.length) : text;
    if (!local.startsWith('/') || /[\s\\#]/.test(local)) return null;
    const { path, query, isSecret } = canonical(local);
    return isSecret || NO_PAGES.test(decoded(path)) ? null : { path, address: `${path}${query}` };
  }

  return {
    read,

    /** Whether anything is shown at a path, or it cannot be said. */
    async isShown(path: string): Promise<boolean> {
      const { statusCode } = await request(path);
      return statusCode !== 404 && statusCode !== 410;
    },

    /** Where the page of an address is in the end, after all redirects; `null`: there is none. */
    async find(address: string): Promise<string | null> {
      let next: string | undefined = address;
      for (let hops = 0; next !== undefined && hops < HOPS_MAX; hops += 1) {
        const found = read(next);
        if (!found) return null;
        const { statusCode, headers } = await request(found.address);
        if (statusCode === 200) return String(headers['content-type']).startsWith('text/html') ? found.address : null;
        const isMoved = statusCode === 301 || statusCode === 308;
        next = isMoved ? String(headers.location) : redirects.targetOf(found.path);
      }
      return null;
    },
  };
}

function canonical(address: string): PageAddress {
  const read = readAddress(address);
  return read.kind === 'page' ? read.address : canonical(read.location);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
