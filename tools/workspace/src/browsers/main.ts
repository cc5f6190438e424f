import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTcpProxy } from '@tdt/proofs/tcp-proxy';
import { runCli, startSite } from '@tdt/testing';
import { ROOT } from '../bootstrap/environment.mjs';
import { buildWorkspace } from '../build-workspace.ts';
import { notable, sum, summaryLine, type TestTally } from '../test/tally.ts';
import { CHROMIUM, FIREFOX } from './puppeteer-engines.ts';
import { runJourneys } from './run-journeys.ts';
import { WEBKIT } from './webkit-engine.ts';

const ENGINES = [FIREFOX, WEBKIT, CHROMIUM];

/** `npm run browsers -- firefox --journey home`; without parameters: all journeys in all engines. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { journey: { type: 'string', multiple: true, default: [] } },
});
const engines = ENGINES.filter(({ name }) => positionals.length === 0 || positionals.includes(name.toLowerCase()));

if (!(await buildWorkspace())) throw new Error('The site could not be built.');
const folder = join(ROOT, 'test-results/browsers');
await rm(folder, { recursive: true, force: true });

const account = { email: 'patronne@exemple.fr', password: 'tour de table 1' };
/** The port is known once the site listens. */
const target = { host: '127.0.0.1', port: 0 };
const proxy = await startTcpProxy(target);
const env = { OFFLINE: 'on', PUBLIC_URL: `http://127.0.0.1:${proxy.port}` };
const site = await startSite({ programs: 'bundles', env });
target.port = Number(new URL(site.url).port);
const tallies: TestTally[] = [];
try {
  const { status, stderr } = await runCli(
    ['admin', 'create', '--email', account.email, '--super'],
    { DATA_DIR: site.dataDir, TDT_ADMIN_PASSWORD: account.password },
    { kind: 'bundles' },
  );
  if (status !== 0) throw new Error(`The account could not be made:\n${stderr}`);
  for (const engine of engines)
    tallies.push(await runJourneys(engine, { site, proxy, account, folder, wanted: values.journey }));
} finally {
  await proxy.close();
  await site.stop();
}

const total = sum(tallies);
console.log(`\nPictures of every page: ${folder}`);
for (const line of notable(total)) console.log(line);
console.log(summaryLine(total));
process.exitCode = total.failed === 0 && total.passed + total.skipped.length > 0 ? 0 : 1;
