import sharp from 'sharp';
import { asHolder } from './accounts.ts';

/** A multipart body with these files, and its header. */
export async function formOf(files: readonly Buffer[]) {
  const form = new FormData();
  for (const bytes of files) form.append('files', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
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

export const aPhoto = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
