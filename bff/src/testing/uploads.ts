import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { ADMIN_API } from '@tdt/contracts';
import sharp from 'sharp';
import { asHolder } from './accounts.ts';

/** Where covers are uploaded. */
export const COVERS = `${ADMIN_API.media}?folder=cover`;

/** A multipart body with these files, and its header. */
export async function formOf(files: readonly Buffer[], name = 'photo.jpg') {
  const form = new FormData();
  for (const bytes of files) form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

/** A request with these files of a page in a browser that holds the cookie. */
export async function uploadOf(cookie: string, ...files: readonly Buffer[]) {
  const { payload, type } = await formOf(files);
  return { method: 'POST', payload, headers: { ...asHolder(cookie).headers, ...type } } as const;
}

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;

/** Another picture at each call. */
export const aPhoto = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63', noise: NOISE } })
    .jpeg()
    .toBuffer();

/** An upload of covers over a connection to this port, of which only `share` is sent so far. */
export async function beginUpload(port: number, cookie: string, files: readonly Buffer[], share: number) {
  const { payload, headers } = await uploadOf(cookie, ...files);
  const origin = `http://127.0.0.1:${port}`;
  const client = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: COVERS });
  for (const [name, value] of Object.entries({ ...headers, origin })) client.setHeader(name, value);
  client.setHeader('content-length', payload.length).on('error', () => {});
  const cut = Math.floor(payload.length * share);
  client.write(payload.subarray(0, cut));
  return { client, finish: () => client.end(payload.subarray(cut)) };
}

export async function responseOf(client: ClientRequest) {
  const [response] = (await once(client, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(await text(response)) };
}
