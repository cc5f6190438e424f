/**
 * Writes the fixture of upgrades with the release of today: `npx node tools/proofs/src/upgrades/write-site.ts`. It is
 * written once for a release; the next release must still start on it, so it is not written again.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BffEnv, bffEnv, bffSettings, createApp } from '@tdt/bff';
import { stop } from '@tdt/embedded-mongo';
import { PLATFORM_VERSION } from '@tdt/platform/version';
import { openSite } from '@tdt/site';
import { startSite } from '@tdt/testing';
import { startBrevoStandIn } from '@tdt/testing/brevo';
import { pino } from 'pino';
import { type Filled, fillSite } from './fill-site.ts';
import { readSite } from './read-site.ts';
import { ENV, EXPECTED, type Expected, pack, unpack } from './release-1.ts';
import { keepForever } from './stored.ts';

const folder = await mkdtemp(join(tmpdir(), 'release-1-'));
const { filled, unsubscribe } = await write(folder);
await pack(folder);
const copy = await mkdtemp(join(tmpdir(), 'release-1-'));
await unpack(copy);
const site = await startSite({ demo: false, dataDir: copy, env: ENV });
try {
  const expected: Expected = { platform: PLATFORM_VERSION, ...(await readSite(site, filled)), unsubscribe };
  await writeFile(EXPECTED, `${JSON.stringify(expected, withoutVariants, 2)}\n`);
} finally {
  await site.stop();
  await rm(folder, { recursive: true });
}

/** Variants of pictures are made of them: which there are is no data. */
function withoutVariants(key: string, value: unknown): unknown {
  return key === 'variants' ? undefined : value;
}

/** Fills the data folder through a server in this process, which has no builds of its own to register. */
async function write(dataDir: string): Promise<{ filled: Filled; unsubscribe: Expected['unsubscribe'] }> {
  const brevo = await startBrevoStandIn();
  const env = { ...ENV, ...brevo.env, BREVO_CONFIRM_TEMPLATE_ID: '7', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const settings = bffSettings(bffEnv.parse(env) as BffEnv);
  const log = pino({ level: 'warn' });
  const application = await openSite(settings.site, { log });
  const app = await createApp({ application, settings, log, builds: [] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const { port } = app.server.address() as AddressInfo;
    const filled = await fillSite(`http://127.0.0.1:${port}`, application, brevo);
    const id = filled.subscribers[0] ?? '';
    const token = new URL(application.newsletter.links(id).unsubscribe).searchParams.get('token') ?? '';
    await keepForever(dataDir);
    return { filled, unsubscribe: { id, token } };
  } finally {
    await app.close();
    await application.close();
    await stop(join(dataDir, 'engine'));
    await brevo.close();
  }
}
