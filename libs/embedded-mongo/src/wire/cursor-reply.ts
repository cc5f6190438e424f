import { Long } from 'bson';
import { assemble, elementsOf, encode } from '../bson/codec.ts';

/** A page of a cursor; its encoded documents are copied into the reply without decoding. */
export interface CursorPage {
  readonly field: 'firstBatch' | 'nextBatch';
  readonly namespace: string;
  /** 0 if there are no more documents. */
  readonly cursorId: bigint;
  readonly documents: readonly Buffer[];
}

/** `{ cursor: { <field>: […], id, ns }, ok: 1 }` as BSON. */
export function encodeCursorPage({ field, namespace, cursorId, documents }: CursorPage): Buffer {
  const batch = assemble(documents.flatMap((bytes, position) => [Buffer.from(`\x03${position}\0`), bytes]));
  const others = elementsOf(encode({ id: Long.fromBigInt(cursorId), ns: namespace }));
  const cursor = assemble([Buffer.from(`\x04${field}\0`), batch, others]);
  return assemble([Buffer.from('\x03cursor\0'), cursor, elementsOf(encode({ ok: 1 }))]);
}
