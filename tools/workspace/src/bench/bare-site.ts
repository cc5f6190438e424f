import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import type { CatalogueResult } from '@tdt/contracts';
import { ROOT } from '../bootstrap/environment.mjs';

/** The bare server's input. */
export interface BareResponses {
  list: CatalogueResult;
  same: RawResponse;
}

interface RawResponse {
  headers: Record<string, string>;
  /** As on the wire, in base64. */
  body: string;
}

export interface BareSite {
  url: string;
  pid: number;
  stop(): void;
}

/** Starts the bare server with the list of 20 and a page that the site at `url` sends. */
export async function startBareSite(url: string): Promise<BareSite> {
  const list = (await (await fetch(`${url}/api/recipes?page_size=20`)).json()) as CatalogueResult;
  const responses: BareResponses = { list, same: await rawResponse(`${url}/toutes-recettes`) };
  const server = spawn(process.execPath, [join(ROOT, 'tools/workspace/src/bench/bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  server.stdin.end(JSON.stringify(responses));
  const [address] = await once(server.stdout.setEncoding('utf8'), 'data');
  return { url: address.trim(), pid: Number(server.pid), stop: () => server.kill() };
}

/** Not by `fetch`, which hides the compressed bytes and their headers. */
async function rawResponse(url: string): Promise<RawResponse> {
  const asked = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = await response.toArray();
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
  return { headers, body: Buffer.concat(chunks).toString('base64') };
}
