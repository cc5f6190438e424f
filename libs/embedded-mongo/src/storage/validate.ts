import { decode } from '../bson/codec.ts';
import type { Turns } from '../query/turns.ts';
import type { ReadView } from './batch.ts';
import type { Collection, Index } from './collection.ts';
import { entryKey, indexKeys } from './index-entries.ts';
import { scan } from './key-value.ts';
import { idRange } from './keys.ts';
import { readRecords } from './records.ts';

/** How many documents a collection has, and the indexes that do not hold exactly their keys. */
export async function validateCollection(view: ReadView, collection: Collection, turns: Turns) {
  const wanted = new Map(collection.indexes.map((index) => [index, 0]));
  const damaged = new Set<Index>();
  let records = 0;
  for await (const { record, raw } of turns.results(readRecords(view, collection))) {
    const doc = decode(raw);
    records++;
    for (const [index, count] of wanted) {
      const keys = [...indexKeys(index, doc).values()];
      wanted.set(index, count + keys.length);
      if (keys.some(({ key }) => !view.get(entryKey(index, key, record))?.equals(record))) damaged.add(index);
    }
  }
  for (const [index, count] of wanted) {
    let found = 0;
    for await (const _ of turns.results(scan(view, ...idRange(index.id)))) found++;
    if (found !== count) damaged.add(index);
  }
  return { records, damaged: [...damaged].map(({ name }) => name) };
}
