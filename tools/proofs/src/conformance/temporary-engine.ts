import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, stop } from '@tdt/embedded-mongo';
import { afterAll } from 'vitest';

/** Starts an engine, which ends after the tests that are declared later. Returns its address. */
export async function temporaryEngine(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'conformance-'));
  afterAll(async () => {
    await stop(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  return connect(dataDir, { idleSeconds: 60 });
}
