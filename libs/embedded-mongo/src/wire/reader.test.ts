import { describe, expect, it } from 'vitest';
import { decode, decodeExact, encode } from '../bson/codec.ts';
import { encodeCursorPage, encodeReply, MAX_MESSAGE_BYTES, MessageReader, parseRequest, withTimes } from './message.ts';

const ints = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, 4 * index);
  return bytes;
};
const OP_MSG = 2013;
const OP_QUERY = 2004;

/** A message with its header. */
function message(operation: number, ...parts: Buffer[]): Buffer {
  const rest = Buffer.concat(parts);
  return Buffer.concat([ints(16 + rest.length, 7, 0, operation), rest]);
}
const bodySection = (doc: Record<string, unknown>) => Buffer.concat([Buffer.of(0), encode(doc)]);
const ping = message(OP_MSG, ints(0), bodySection({ ping: 1 }));
const query = (name: string, doc: Record<string, unknown>) =>
  message(OP_QUERY, ints(0), Buffer.from(`${name}\0`), ints(0, -1), encode(doc));

/** Cuts bytes into chunks of a size. */
const chunks = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

describe('the message reader', () => {
  const three = [ping, message(OP_MSG, ints(0), bodySection({ insert: 'x'.repeat(100) })), ping];

  it.each([1, 2, 3, 4, 5, 15, 16, 17, 38, 1_000])('finds messages in chunks of %i bytes', (size) => {
    const reader = new MessageReader();
    const found = chunks(Buffer.concat(three), size).flatMap((chunk) => reader.add(chunk));
    expect(found).toEqual(three);
  });

  it('waits for the rest of a message that is cut', () => {
    const reader = new MessageReader();
    expect(reader.add(ping.subarray(0, -1))).toEqual([]);
    expect(reader.add(Buffer.alloc(0))).toEqual([]);
    expect(reader.add(ping.subarray(-1))).toEqual([ping]);
    expect(reader.add(ping)).toEqual([ping]);
  });

  it.each([0, 1, 15, -1, -2_147_483_648, MAX_MESSAGE_BYTES + 17, 2_147_483_647])(
    'refuses a message of %i bytes by its first four',
    (length) => {
      expect(() => new MessageReader().add(ints(length))).toThrow(`message of ${length} bytes`);
    },
  );

  it('refuses a wrong length also behind a good message', () => {
    expect(() => new MessageReader().add(Buffer.concat([ping, ints(3)]))).toThrow('message of 3 bytes');
  });

  it('accepts the largest message', () => {
    expect(new MessageReader().add(ints(MAX_MESSAGE_BYTES + 16))).toEqual([]);
  });
});

describe('a request', () => {
  it.each([0, 1, 2010, 2012, 2014, -1])('of the operation %i is refused', (operation) => {
    expect(() => parseRequest(message(operation, ints(0)))).toThrow(`unsupported wire operation ${operation}`);
  });

  it('without a body is refused', () => {
    expect(() => parseRequest(message(OP_MSG, ints(0)))).toThrow('without a body');
  });

  it('whose sequence has no name is refused', () => {
    const nameless = Buffer.concat([Buffer.of(1), ints(6), Buffer.from('ab')]);
    expect(() => parseRequest(message(OP_MSG, ints(0), bodySection({ ping: 1 }), nameless))).toThrow('nameless');
  });

  it.each([
    [0, true],
    [2, false],
    [1 << 16, true],
  ])('with the flags %i wants a reply: %j', (flags, wantsReply) => {
    expect(parseRequest(message(OP_MSG, ints(flags), bodySection({ ping: 1 }))).wantsReply).toBe(wantsReply);
  });

  it('may end with a checksum, which is no section', () => {
    const request = parseRequest(message(OP_MSG, ints(1), bodySection({ ping: 1 }), ints(12345)));
    expect(decode(request.body)).toEqual({ ping: 1 });
  });

  it('may have its sequence before its body, and several', () => {
    const doc = encode({ a: 1 });
    const sequence = (name: string, ...docs: Buffer[]) => {
      const rest = Buffer.concat([Buffer.from(`${name}\0`), ...docs]);
      return Buffer.concat([Buffer.of(1), ints(4 + rest.length), rest]);
    };
    const request = parseRequest(
      message(
        OP_MSG,
        ints(0),
        sequence('one', doc),
        bodySection({ ping: 1 }),
        sequence('two', doc, doc),
        sequence('none'),
      ),
    );
    expect([...request.sequences].map(([name, docs]) => [name, docs.length])).toEqual([
      ['one', 1],
      ['two', 2],
      ['none', 0],
    ]);
    expect(decode(request.body)).toEqual({ ping: 1 });
  });

  it('of the old kind contains its database', () => {
    const request = parseRequest(query('admin.$cmd', { isMaster: 1 }));
    expect(request).toMatchObject({ id: 7, database: 'admin', wantsReply: true });
    expect(decode(request.body)).toEqual({ isMaster: 1 });
  });
});

describe('a reply', () => {
  it('refers to the request by its number, and has the length that it states', () => {
    const reply = encodeReply(parseRequest(ping), { ok: 1, text: 'é' });
    expect([0, 8, 12, 16].map((at) => reply.readInt32LE(at))).toEqual([reply.length, 7, OP_MSG, 0]);
    expect(decode(reply.subarray(21))).toMatchObject({ ok: 1, text: 'é' });
  });

  it('of the old kind has one document and no times', () => {
    const reply = encodeReply(parseRequest(query('admin.$cmd', { isMaster: 1 })), { ok: 1 });
    expect([0, 8, 12, 32].map((at) => reply.readInt32LE(at))).toEqual([reply.length, 7, 1, 1]);
    expect(decode(reply.subarray(36))).toEqual({ ok: 1 });
  });

  it('has the members it had, then the times, once', () => {
    const reply = encode({ a: { b: [1] }, ok: 1 });
    const whole = withTimes(reply);
    expect(whole.readInt32LE(0)).toBe(whole.length);
    expect(Object.keys(decode(whole))).toEqual(['a', 'ok', '$clusterTime', 'operationTime']);
    expect(decode(whole)).toMatchObject({ a: { b: [1] }, ok: 1 });
    const { operationTime, $clusterTime } = decodeExact(whole) as Record<string, { clusterTime: unknown }>;
    expect($clusterTime?.clusterTime).toEqual(operationTime);
  });
});

describe('the page of a cursor', () => {
  const page = { field: 'firstBatch', namespace: 'db.é', cursorId: 0n, documents: [] } as const;

  it('is what a codec would encode', () => {
    const documents = Array.from({ length: 12 }, (_, n) => ({ n, text: 'x'.repeat(n) }));
    const encoded = encodeCursorPage({ ...page, cursorId: 5n, documents: documents.map((doc) => encode(doc)) });
    expect(decode(encoded)).toEqual({ cursor: { firstBatch: documents, id: 5, ns: 'db.é' }, ok: 1 });
  });

  it.each(['0', '5', '4611686018427387904', '-1'])('reads the number %s of the cursor as a long', (text) => {
    const cursorId = BigInt(text);
    const { cursor } = decodeExact(encodeCursorPage({ ...page, field: 'nextBatch', cursorId }));
    expect(cursor).toMatchObject({ nextBatch: [], id: { unsigned: false } });
    expect(String((cursor as { id: unknown }).id)).toBe(String(cursorId));
  });
});
