import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Boot } from '@tdt/contracts';
import type { Received } from './connections.ts';

/** The parts of a document that the proofs check. */
export interface PageRead {
  /** Paths of linked files. */
  files: string[];
  /** Versions of one remote in links and boot data; there must be only one. */
  versions: string[];
  html: string;
  isRendered: boolean;
}

/** Reads a complete document; otherwise throws an error that says what is wrong. */
export function readPage({ body, headers }: Pick<Received, 'body' | 'headers'>, remote: string): PageRead {
  const html = (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
  if (!html.startsWith('<!DOCTYPE html>') || !html.endsWith('</html>')) throw new Error('is not a whole document');
  const [, json = ''] = /<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  const boot = JSON.parse(json) as Boot;
  const named = [...html.matchAll(new RegExp(`/assets/${remote}/([^/"]+)/`, 'g'))].map(([, version = '']) => version);
  const live = boot.remotes.remotes.filter(({ name }) => name === remote).map(({ version }) => version);
  return {
    files: [...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))],
    versions: [...new Set([...named, ...live])],
    html,
    isRendered: boot.rendered,
  };
}

/** `readPage` with a cache: hundreds of visitors get the same few documents. */
export function createPageReader(remote: string): (received: Received) => PageRead {
  const known = new Map<string, PageRead>();
  return (received) => {
    const key = createHash('sha1').update(received.body).digest('base64');
    const page = known.get(key) ?? readPage(received, remote);
    known.set(key, page);
    return page;
  };
}
