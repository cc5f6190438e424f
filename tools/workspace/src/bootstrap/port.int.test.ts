import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portProblem } from './port.mjs';

test('reports a port that another program uses, with a solution', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await portProblem({ host: '127.0.0.1', port })).toMatch(`Port ${port} is in use by another program`);
  other.close();
  await once(other, 'close');
  expect(await portProblem({ host: '127.0.0.1', port })).toBeNull();
});

test('reports a port that is no number or 0, and a foreign address', async () => {
  expect(await portProblem({ host: '127.0.0.1', port: Number.NaN })).toMatch('PORT must be a number');
  expect(await portProblem({ host: '127.0.0.1', port: 0 })).toMatch('PORT must be a number');
  expect(await portProblem({ host: '192.0.2.1', port: 8080 })).toMatch('check HOST and PORT');
});
