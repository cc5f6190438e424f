import { decode } from '../bson/codec.ts';
import { checkIntact } from '../query/candidates.ts';
import type { Turns } from '../query/turns.ts';
import type { ReadView } from './batch.ts';
import type { Collection, Index } from './collection.ts';
import { entryKey, indexKeys } from './index-entries.ts';
import { scan } from './key-value.ts';
import { idRange } from './keys.ts';
import { readRecord, readRecords } from './records.ts';

/**
 * How many documents a collection has, and the indexes that do not hold exactly their keys. Others write meanwhile: each
 * document is read again, and compared before their next turn.
 */
export async function validateCollection(view: ReadView, collection: Collection, turns: Turns) {
  const wanted = new Map(collection.indexes.map((index) => [index, 0]));
  const damaged = new Set<Index>();
  let records = 0;
  for (const { record } of readRecords(view, collection)) {
    const keys = keysOf(view, collection, record);
    if (keys) records++;
    for (const [index, own = []] of keys ?? []) {
      wanted.set(index, (wanted.get(index) ?? 0) + own.length);
      if (own.some((key) => !view.get(key)?.equals(record))) damaged.add(index);
    }
    await yieldTurn(view, collection, turns);
  }
  for (const [index, count] of wanted) {
    let found = 0;
    for (const _ of scan(view, ...idRange(index.id))) {
      found++;
      await yieldTurn(view, collection, turns);
    }
    if (found !== count && (await hasStray(view, collection, index, turns))) damaged.add(index);
  }
  return { records, damaged: [...damaged].map(({ name }) => name) };
}

/** Whether an index has a key that no document has. Slower than counting, which a write in between makes differ. */
async function hasStray(view: ReadView, collection: Collection, index: Index, turns: Turns): Promise<boolean> {
  for (const { key } of scan(view, ...idRange(index.id))) {
    const record = view.get(key);
    const own = record && keysOf(view, collection, record)?.get(index);
    if (record && !own?.some((one) => one.equals(key))) return true;
    await yieldTurn(view, collection, turns);
  }
  return false;
}

/** The keys of a document in each index; `undefined` if it was removed. */
function keysOf(view: ReadView, collection: Collection, record: Buffer): Map<Index, Buffer[]> | undefined {
  const raw = readRecord(view, collection, record);
  if (!raw) return undefined;
  const doc = decode(raw);
  return new Map(
    collection.indexes.map((index) => [
      index,
      [...indexKeys(index, doc).values()].map(({ key }) => entryKey(index, key, record)),
    ]),
  );
}

async function yieldTurn(view: ReadView, collection: Collection, turns: Turns): Promise<void> {
  if (!turns.isOver()) return;
  await turns.next();
  checkIntact(view, collection);
}
