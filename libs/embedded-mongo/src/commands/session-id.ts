import { binaryBytes } from '../bson/compare.ts';
import { type Doc, isDoc, tag } from '../bson/types.ts';
import type { RetryId } from '../sessions/retries.ts';

/** The bytes of a session id as drivers send it: `{ id: UUID }`. */
export function sessionOf(lsid: unknown): Buffer | undefined {
  if (!isDoc(lsid) || tag(lsid.id) !== 'Binary') return undefined;
  return Buffer.from(binaryBytes(lsid.id));
}

/** Session and number of a retryable write or of a transaction. */
export function retryIdOf(body: Doc): RetryId | undefined {
  const session = sessionOf(body.lsid);
  if (!session || body.txnNumber === undefined) return undefined;
  return { session, number: BigInt(String(body.txnNumber)) };
}
