import { parseArgs } from 'node:util';
import {
  OUTAGES,
  type Outage,
  type Proof,
  proveBackupCrashes,
  proveDescriptors,
  proveDisk,
  proveEngineCrashes,
  proveFlood,
  proveLoad,
  proveOutage,
  provePictureSizes,
  proveSaveCrashes,
  proveSaving,
  proveSiteCrashes,
  proveTrashCrashes,
  proveWorkerCrashes,
} from '@tdt/proofs';
import { describeMachine } from '../bench/machine.ts';
import { buildWorkspace } from '../build-workspace.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '200' },
  },
});
const [rounds, seconds, visitors] = [
  wholeNumber(values.rounds),
  wholeNumber(values.seconds),
  wholeNumber(values.visitors),
];

/** How often and how long a database is away: each kind of outage takes a minute. */
const OUTAGE = { rounds: 3, seconds: 20 };

/** Of backups, and as many of restores: they are killed at random. */
const BACKUP_ROUNDS = 30;

const outage = (name: Outage) => () => proveOutage({ outage: name, ...OUTAGE });

const PROOFS: Record<string, () => Promise<Proof>> = {
  load: () => proveLoad({ visitors, seconds }),
  flood: () => proveFlood(),
  pictures: () => provePictureSizes({ programs: 'bundles' }),
  'crash-backup': () => proveBackupCrashes({ rounds: BACKUP_ROUNDS }),
  'crash-engine': () => proveEngineCrashes({ rounds }),
  'crash-save': () => proveSaveCrashes({ rounds }),
  'crash-site': () => proveSiteCrashes({ rounds }),
  'crash-trash': () => proveTrashCrashes({ rounds }),
  'crash-worker': () => proveWorkerCrashes({ rounds }),
  ...Object.fromEntries((Object.keys(OUTAGES) as Outage[]).map((name) => [`database-${name}`, outage(name)])),
  'database-saving': () => proveSaving(),
  'disk-full': () => proveDisk('full'),
  'disk-foreign': () => proveDisk('foreign'),
  'disk-own': () => proveDisk('own'),
  descriptors: () => proveDescriptors(),
};

/** `npm run faults -- load` runs one proof; `crash` and `database` all with this prefix; without a name, all run. */
const unknown = positionals.find((name) => !Object.keys(PROOFS).some((proof) => proof.startsWith(name)));
if (unknown) throw new Error(`There is no proof ${unknown}: ${Object.keys(PROOFS).join(', ')}.`);
if (!(await buildWorkspace())) throw new Error('The site could not be built.');

console.log(describeMachine());
for (const [name, prove] of Object.entries(PROOFS)) {
  if (positionals.length > 0 && !positionals.some((wanted) => name.startsWith(wanted))) continue;
  console.log(`\n━━ ${name}`);
  const { lines, broken } = await prove();
  for (const line of lines) console.log(`  ${line}`);
  for (const rule of broken) console.log(`✗ ${rule}`);
  if (broken.length > 0) process.exitCode = 1;
  else console.log('✓ everything that is promised held');
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is not a whole number from 1.`);
  return number;
}
