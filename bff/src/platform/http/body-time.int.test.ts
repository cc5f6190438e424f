import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { allowSlowBody, limitBodyTime } from './body-time.ts';

/** A server whose requests may take a moment to arrive; those to `/upload`, longer. */
async function startLimited() {
  const server = createServer((request, response) => {
    limitBodyTime(request, ({ code }, socket) => void socket.end(code), 50);
    if (request.url !== '/upload') return;
    allowSlowBody(request);
    request.resume().on('end', () => response.end('stored'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (path: string, header: string): Socket => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
    return socket;
  };
}

const responseOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

it.each(['Content-Length: 5', 'Transfer-Encoding: chunked'])(
  'ends a request whose body stays away: %s',
  async (header) => {
    const post = await startLimited();
    expect(await responseOf(post('/', header))).toBe('ERR_HTTP_REQUEST_TIMEOUT');
  },
);

it('leaves an upload the time that it takes', async () => {
  const post = await startLimited();
  const upload = post('/upload', 'Content-Length: 5');
  await responseOf(post('/', 'Content-Length: 5'));
  upload.write('bytes');
  expect(await responseOf(upload)).toContain('stored');
});
