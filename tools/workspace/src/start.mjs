#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortOfSpace } from './bootstrap/disk-space.mjs';
import { dataDirectory, listenAddress, loadEnvironmentFile, ROOT } from './bootstrap/environment.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { portProblem } from './bootstrap/port.mjs';
import { refuse, say } from './bootstrap/say.mjs';

/** For the database and the pictures of the demo. */
const DATA_MEGABYTES = 200;

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  say(
    'npm start: installs, builds and runs the site. Later starts skip what has not changed. Ctrl-C stops everything.\n',
  );
  say(readFileSync(join(ROOT, '.env.example'), 'utf8'));
} else {
  await handOver('tools/workspace/src/start/main.ts', async () => {
    loadEnvironmentFile();
    const problem =
      (await portProblem(listenAddress())) ??
      (await shortOfSpace(dataDirectory(), DATA_MEGABYTES, 'the data of the site'));
    if (problem) refuse(problem);
  });
}
