import type { Connection } from 'mongoose';
import { declareAllChanged } from '../changes/feed.ts';
import { databaseOf } from '../database-of.ts';

const JOURNAL = 'restore_journal';
const STAGING = 'restore_staging_';

/** What a restore has decided to do; once it is stored, the restore will be completed. */
interface Switch {
  _id: 'switch';
  /** Collections whose staging collections replace them. */
  replace: string[];
  drop: string[];
}

export const stagingOf = (collection: string): string => `${STAGING}${collection}`;

/**
 * Throws unless one collection may replace another, as on a database whose user has too few rights: after the decision
 * there would be no way back. `finishSwitch` removes what is left.
 */
export async function tryToReplace(connection: Connection): Promise<void> {
  const db = databaseOf(connection);
  const [from, to] = [stagingOf('trial'), stagingOf('trial_target')] as const;
  for (const name of [from, to]) await db.createCollection(name);
  await db.renameCollection(from, to, { dropTarget: true });
  await db.dropCollection(to);
}

/** Stores the decision and carries it out. From here on an interruption delays the restore, and does not undo it. */
export async function switchCollections(connection: Connection, replace: string[], drop: readonly string[]) {
  const journal = databaseOf(connection).collection<Switch>(JOURNAL);
  await journal.insertOne({ _id: 'switch', replace, drop: [...drop] });
  await finishSwitch(connection);
}

const namesOf = async (connection: Connection): Promise<string[]> =>
  (await databaseOf(connection).listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

/** Whether `finishSwitch` has something to do. */
export const isSwitchUnfinished = async (connection: Connection): Promise<boolean> =>
  (await namesOf(connection)).some((name) => name === JOURNAL || name.startsWith(STAGING));

/** Completes a switch that was decided; else removes what a restore has left. Safe to repeat at any point. */
export async function finishSwitch(connection: Connection): Promise<void> {
  const db = databaseOf(connection);
  const names = await namesOf(connection);
  const decided = names.includes(JOURNAL) ? await db.collection<Switch>(JOURNAL).findOne({ _id: 'switch' }) : null;
  if (decided) {
    for (const name of decided.replace) {
      if (names.includes(stagingOf(name))) await db.renameCollection(stagingOf(name), name, { dropTarget: true });
    }
    for (const name of decided.drop) if (names.includes(name)) await db.dropCollection(name);
    await declareAllChanged(connection);
  } else {
    for (const name of names) if (name.startsWith(STAGING)) await db.dropCollection(name);
  }
  if (names.includes(JOURNAL)) await db.dropCollection(JOURNAL);
}
