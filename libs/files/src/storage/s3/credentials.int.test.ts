import { createServer } from 'node:http';
import { freePort } from '@tdt/testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { storageIn, temporaryBucket } from '../../testing/buckets.ts';

const KEY = { accessKeyId: 'ASIAROLE', secretAccessKey: 'secret-of-the-role' };
const NO_KEYS = { env: { S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' } };

/** What this machine itself may have. */
beforeEach(() => {
  const own = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_PROFILE'];
  const roles = ['AWS_WEB_IDENTITY_TOKEN_FILE', 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'];
  for (const name of [...own, ...roles, 'AWS_CONTAINER_CREDENTIALS_FULL_URI']) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nonexistent/credentials');
  vi.stubEnv('AWS_CONFIG_FILE', '/nonexistent/config');
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
});
afterEach(() => void vi.unstubAllEnvs());

/** A machine's service for the key of its role, which is valid for so long. The first requests may hang. */
async function startRole(validMs: number, { hangs = 0 } = {}) {
  const asked: number[] = [];
  const server = createServer((_request, response) => {
    asked.push(Date.now());
    if (asked.length <= hangs) return;
    const Expiration = new Date(Date.now() + validMs).toISOString();
    const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey } = KEY;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ AccessKeyId, SecretAccessKey, Token: 'token', Expiration }));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/role`);
  return asked;
}

it('takes the key of the environment when the settings have none', async () => {
  const service = await temporaryBucket(KEY);
  vi.stubEnv('AWS_ACCESS_KEY_ID', KEY.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', KEY.secretAccessKey);
  const storage = await storageIn(service, NO_KEYS);
  await storage.put('a', 'x');
  expect(await storage.exists('a')).toBe(true);
});

it('takes the temporary key of a role, once for many requests', async () => {
  const service = await temporaryBucket(KEY);
  const asked = await startRole(3_600_000);
  const storage = await storageIn(service, NO_KEYS);
  for (const path of ['a', 'b', 'c']) await storage.put(path, 'x');
  await storage.check();
  expect([...service.objects.keys()]).toEqual(['a', 'b', 'c']);
  expect(asked).toHaveLength(1);
});

it('renews a temporary key that ends soon', async () => {
  const service = await temporaryBucket(KEY);
  const asked = await startRole(1000);
  const storage = await storageIn(service, NO_KEYS);
  for (const path of ['a', 'b', 'c']) await storage.put(path, 'x');
  expect(asked.length).toBeGreaterThan(1);
});

it('prefers the key of the settings', async () => {
  const service = await temporaryBucket();
  const asked = await startRole(3_600_000);
  await (await storageIn(service)).put('a', 'x');
  expect(asked).toEqual([]);
});

it('tells the operator that there is no key at all', async () => {
  const storage = await storageIn(await temporaryBucket(), NO_KEYS);
  await expect(storage.check()).rejects.toMatchObject({
    name: 'StorageUnreachable',
    reason: expect.stringMatching(/^bucket table at http:.* has no key: .*set S3_ACCESS_KEY_ID/),
  });
});

it('gives up a role that does not respond, and asks again the next time', async () => {
  const service = await temporaryBucket(KEY);
  await startRole(3_600_000, { hangs: 1 });
  const storage = await storageIn(service, { ...NO_KEYS, silenceMs: 1500 });
  await expect(storage.exists('a')).rejects.toMatchObject({
    name: 'StorageUnreachable',
    reason: expect.stringContaining('has no key: no response within 1.5 s'),
  });
  expect(await storage.exists('a')).toBe(false);
});
