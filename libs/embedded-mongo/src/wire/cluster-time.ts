import { Binary, Long, Timestamp } from 'bson';
import { assemble, elementsOf, encode } from '../bson/codec.ts';

let second = 0;
let members: Buffer = Buffer.alloc(0);

/**
 * A reply with the times that members of a replica set add: drivers pass them on between their sessions. One server is
 * never behind itself, so seconds are enough.
 */
export function withTimes(reply: Buffer): Buffer {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const clusterTime = new Timestamp({ t: now, i: 1 });
    const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
    members = elementsOf(encode({ $clusterTime: { clusterTime, signature }, operationTime: clusterTime }));
  }
  return assemble([elementsOf(reply), members]);
}
