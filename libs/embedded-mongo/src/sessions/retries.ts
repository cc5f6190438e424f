import { Long } from 'bson';
import { decodeExact, encode } from '../bson/codec.ts';
import { binaryBytes } from '../bson/key-writer.ts';
import { type Doc, isDoc, tag, toNumber } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { Batch } from '../storage/batch.ts';
import type { CommitQueue } from '../storage/commit-queue.ts';
import { type KeyValueReader, scan } from '../storage/key-value.ts';
import { RETRY_KEYS, retryKey } from '../storage/keys.ts';

/** Identifies a retryable write, which a driver repeats if it loses the connection before the reply. */
export interface RetryId {
  readonly session: Buffer;
  readonly number: bigint;
}

/** Session and number of a retryable write. Drivers send `{ id: UUID }` as a session's id. */
export function retryIdOf({ lsid, txnNumber }: Doc): RetryId | undefined {
  if (txnNumber === undefined || !isDoc(lsid) || tag(lsid.id) !== 'Binary') return undefined;
  return { session: Buffer.from(binaryBytes(lsid.id)), number: BigInt(String(txnNumber)) };
}

/**
 * The stored reply to a retried write. Each session's last reply is stored in the same commit as its write, so a
 * retried write is never applied twice, even if the engine was killed in between.
 */
export function storedReply(reader: KeyValueReader, { session, number }: RetryId): Doc | undefined {
  const stored = reader.get(retryKey(session));
  if (!stored) return undefined;
  const record = decodeExact(stored);
  const last = (record.number as Long).toBigInt();
  if (last > number)
    throw new CommandError(225, 'TransactionTooOld', `the newer transaction ${last} has already started`);
  return last === number ? (record.reply as Doc) : undefined;
}

export function storeReply(batch: Batch, { session, number }: RetryId, reply: Doc): void {
  batch.put(retryKey(session), encode({ number: Long.fromBigInt(number), reply, at: Long.fromNumber(Date.now()) }));
}

/** Sessions time out after half an hour. */
const SESSION_MS = 30 * 60 * 1000;

/** Removes the replies of sessions that have timed out, now and from time to time: they may hold personal data. */
export async function removeOldReplies(queue: CommitQueue): Promise<void> {
  const remove = () =>
    queue
      .run((batch) => {
        for (const { key, value } of scan(batch, ...RETRY_KEYS))
          if (toNumber(decodeExact(value).at) < Date.now() - SESSION_MS) batch.delete(key);
      })
      // On a full disk the next time will do: the data can be read.
      .catch(() => {});
  setInterval(remove, SESSION_MS / 6).unref();
  await remove();
}
