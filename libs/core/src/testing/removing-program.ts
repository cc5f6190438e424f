import { createInterface } from 'node:readline';
import { AppError } from '@tdt/contracts';
import { openApplication } from '../open-application.ts';
import type { CoreSettings } from '../settings.ts';

/**
 * A program for a test: opens the application, reads a line of account ids, removes these accounts, prints the results.
 */
const silentLog = { debug() {}, info() {}, warn() {}, error() {} };
const settings: CoreSettings = JSON.parse(process.argv[2] ?? '');
const application = await openApplication(settings, { log: silentLog }, { catalogue: false });
const lines = createInterface({ input: process.stdin });
console.log('open');
for await (const line of lines) {
  const ids: string[] = JSON.parse(line);
  const removals = ids.map((id) => application.users.remove(id, null).then(() => 'done', codeOf));
  console.log(JSON.stringify(await Promise.all(removals)));
  lines.close();
}
await application.close();

function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : String(error);
}
