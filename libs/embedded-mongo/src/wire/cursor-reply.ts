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
  const id = Buffer.alloc(8);
  id.writeBigInt64LE(cursorId);
  const cursor = document([
    element(ARRAY, field, document(documents.map((bytes, position) => element(DOCUMENT, String(position), bytes)))),
    element(INT64, 'id', id),
    element(STRING, 'ns', string(namespace)),
  ]);
  const one = Buffer.alloc(8);
  one.writeDoubleLE(1);
  return Buffer.concat(document([element(DOCUMENT, 'cursor', ...cursor), element(DOUBLE, 'ok', one)].flat()));
}

const DOUBLE = 1;
const STRING = 2;
const DOCUMENT = 3;
const ARRAY = 4;
const INT64 = 18;

type Chunks = readonly Buffer[];

function element(type: number, name: string, ...value: readonly (Buffer | Chunks)[]): Chunks {
  return [Buffer.from(`${String.fromCharCode(type)}${name}\0`), ...value.flat()];
}

/** The chunks of a document, which are concatenated only once, at the end. */
function document(elements: readonly (Buffer | Chunks)[]): Chunks {
  const chunks = elements.flat();
  const head = Buffer.alloc(4);
  head.writeInt32LE(5 + chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  return [head, ...chunks, END];
}

function string(text: string): Buffer {
  const bytes = Buffer.from(`\0\0\0\0${text}\0`);
  bytes.writeInt32LE(bytes.length - 4);
  return bytes;
}

const END = Buffer.from([0]);
