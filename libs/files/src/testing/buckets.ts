import { parseEnv } from '@tdt/config';
import { startS3StandIn } from '@tdt/testing/storage';
import { onTestFinished } from 'vitest';
import type { Patience } from '../storage/s3/patience.ts';
import { s3Env, s3Settings } from '../storage/s3/s3-settings.ts';
import { createS3Storage } from '../storage/s3-storage.ts';

/** Short waits, for tests. */
const QUICK: Patience = { attempts: 4, silenceMs: 5000, backoffMs: 1, totalMs: 10_000 };

/** An empty bucket of a service of its own, closed when the test ends. */
export async function temporaryBucket(options: Parameters<typeof startS3StandIn>[0] = {}) {
  const service = await startS3StandIn(options);
  onTestFinished(() => service.close());
  return service;
}

/** Storage in a bucket; `env` replaces settings of the bucket. */
export async function storageIn(
  service: { env: Record<string, string> },
  { env = {}, ...patience }: Partial<Patience> & { env?: Record<string, string> } = {},
) {
  const settings = s3Settings(parseEnv(s3Env, { ...service.env, ...env }));
  if (!settings) throw new Error('no bucket');
  return createS3Storage(settings, { ...QUICK, ...patience });
}
