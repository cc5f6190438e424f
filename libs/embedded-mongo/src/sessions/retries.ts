import { Long } from 'bson';
import { decodeExact, encode } from '../bson/codec.ts';
import { type Doc, toNumber } from '../bson/types.ts';
import { CommandError } from '../errors.ts';
import type { Batch } from '../storage/batch.ts';
import { type KeyValueReader, scan } from '../storage/key-value.ts';
import { afterPrefix, RETRY_PREFIX, retryKey } from '../storage/keys.ts';

/** Identifies a write that may be sent twice: a driver repeats it when it lost the connection before the answer. */
export interface RetryId {
  readonly session: Buffer;
  readonly number: bigint;
}

/**
 * The reply to the last write of each session is stored with that write, in the same commit: a repeated write
 * gets the first reply even when the engine was killed in between, and is never applied twice.
 */
export function rememberedReply(reader: KeyValueReader, { session, number }: RetryId): Doc | undefined {
  const stored = reader.get(retryKey(session));
  if (!stored) return undefined;
  const record = decodeExact(stored);
  const last = (record.number as Long).toBigInt();
  if (last > number)
    throw new CommandError(
      225,
      'TransactionTooOld',
      `Cannot start transaction ${number} on session because a newer transaction ${last} has already started.`,
    );
  return last === number ? (record.reply as Doc) : undefined;
}

export function rememberReply(batch: Batch, { session, number }: RetryId, reply: Doc): void {
  batch.put(retryKey(session), encode({ number: Long.fromBigInt(number), reply, at: Long.fromNumber(Date.now()) }));
}

const KEPT_MS = 30 * 60 * 1000;

/** Drops the replies of sessions that have ended by their time limit. */
export function forgetOldReplies(batch: Batch, now: number): void {
  for (const { key, value } of scan(batch, RETRY_PREFIX, afterPrefix(RETRY_PREFIX)))
    if (now - toNumber(decodeExact(value).at) > KEPT_MS) batch.delete(key, value);
}
