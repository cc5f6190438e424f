import { Binary, Long, Timestamp } from 'bson';
import { assemble, elementsOf, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';

/**
 * MongoDB's wire messages, see https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/.
 * Drivers send one OP_QUERY `isMaster`, then only OP_MSG.
 */
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
export const MAX_MESSAGE_BYTES = 48_000_000;
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Size of an empty document: its length and its final zero. */
const DOCUMENT_MIN = 5;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** A request: the command document and its document sequences. */
export interface Request {
  readonly id: number;
  /** The name of the command: the body's first member. */
  readonly command: string;
  readonly body: Buffer;
  readonly sequences: ReadonlyMap<string, Buffer[]>;
  /** The database of an OP_QUERY's collection name; an OP_MSG states it in `$db`. */
  readonly database: string | undefined;
  readonly wantsReply: boolean;
}

/** Assembles messages from chunks, copying each chunk once. */
export class MessageReader {
  #chunks: Buffer[] = [];
  #length = 0;

  /** Returns the messages that this chunk completes; throws if a length is invalid. */
  add(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const messages: Buffer[] = [];
    for (let length = this.#expected(); length <= this.#length; length = this.#expected())
      messages.push(this.#take(length));
    return messages;
  }

  /** Length of the first message; infinite until its header has arrived. */
  #expected(): number {
    if (this.#length < 4) return Number.POSITIVE_INFINITY;
    if ((this.#chunks[0] as Buffer).length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
    const length = (this.#chunks[0] as Buffer).readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES + HEADER_BYTES)
      throw new Error(`message of ${length} bytes`);
    return length;
  }

  #take(length: number): Buffer {
    const all = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks, this.#length);
    const rest = all.subarray(length);
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
    return all.subarray(0, length);
  }
}

/** Throws for operations other than OP_QUERY and OP_MSG, which closes the connection. */
export function parseRequest(message: Buffer): Request {
  const operation = message.readInt32LE(12);
  if (operation === OP_MSG) return parseMsg(message);
  if (operation === OP_QUERY) return parseQuery(message);
  throw new Error(`unsupported wire operation ${operation}`);
}

function parseQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, 20);
  const body = message.subarray(nameEnd + 9);
  const [id, database] = [message.readInt32LE(4), message.toString('utf8', 20, nameEnd).split('.')[0]];
  return { id, command: commandOf(body), body, sequences: new Map(), database, wantsReply: true };
}

function parseMsg(message: Buffer): Request {
  const flags = message.readUInt32LE(16);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, Buffer[]>();
  let body: Buffer | undefined;
  for (let at = 20; at < end; ) {
    const kind = message[at++];
    const section = partAt(message, at, end);
    if (kind === 0) body = section;
    else addSequence(section, sequences);
    at += section.length;
  }
  if (!body) throw new Error('message without a body');
  const [id, command] = [message.readInt32LE(4), commandOf(body)];
  return { id, command, body, sequences, database: undefined, wantsReply: (flags & MORE_TO_COME) === 0 };
}

const commandOf = (body: Buffer): string => body.toString('utf8', 5, body.indexOf(0, 5));

function addSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd === -1) throw new Error('message with a nameless sequence');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length; ) {
    const document = partAt(section, at, section.length);
    documents.push(document);
    at += document.length;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), documents);
}

/** The document or section at `at`, which begins with its length; throws if that is invalid. */
function partAt(bytes: Buffer, at: number, end: number): Buffer {
  const length = bytes.readInt32LE(at);
  if (length < DOCUMENT_MIN || at + length > end) throw new Error(`message with a part of ${length} bytes`);
  return bytes.subarray(at, at + length);
}

/** The message that replies to `request`; `reply` is a document, or encoded already. */
export function encodeReply(request: Request, reply: Doc | Buffer): Buffer {
  const isQuery = request.database !== undefined;
  const plain = Buffer.isBuffer(reply) ? reply : encode(reply);
  const body = isQuery ? plain : withTimes(plain);
  const head = Buffer.alloc(isQuery ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  if (isQuery) {
    head.writeInt32LE(8, 16); // AwaitCapable, like every server since 2010
    head.writeInt32LE(1, 32); // number of documents
  }
  return Buffer.concat([head, body]);
}

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

let second = 0;
let members: Buffer = Buffer.alloc(0);

/** Adds the times that drivers pass on between their sessions. One server is never behind itself: seconds are enough. */
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
