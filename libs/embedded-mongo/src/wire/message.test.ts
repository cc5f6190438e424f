import { describe, expect, test } from 'vitest';
import { encode } from '../bson/codec.ts';
import { parseRequest } from './message.ts';

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

/** An OP_MSG without flags. */
function opMsg(...sections: Buffer[]): Buffer {
  const rest = Buffer.concat(sections);
  return Buffer.concat([int32(20 + rest.length), int32(7), int32(0), int32(2013), int32(0), rest]);
}

const body = Buffer.concat([Buffer.of(0), encode({ ping: 1 })]);
const sequence = (length: number, ...documents: Buffer[]) =>
  Buffer.concat([Buffer.of(1), int32(length), Buffer.from('documents\0'), ...documents]);

describe('parseRequest', () => {
  test('reads a body and its sequences', () => {
    const document = encode({ _id: 1 });
    const request = parseRequest(opMsg(body, sequence(14 + 2 * document.length, document, document)));
    expect(request.id).toBe(7);
    expect(request.sequences.get('documents')).toEqual([document, document]);
  });

  test.each([0, 4, -1, -6, 1000])('refuses a section of %i bytes', (length) => {
    expect(() => parseRequest(opMsg(body, sequence(length)))).toThrow(`a part of ${length} bytes`);
  });

  test.each([0, 4, -1, 1000])('refuses a document of %i bytes in a sequence', (length) => {
    expect(() => parseRequest(opMsg(body, sequence(18, int32(length))))).toThrow(`a part of ${length} bytes`);
  });
});
