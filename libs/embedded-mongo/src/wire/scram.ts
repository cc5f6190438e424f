import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

const ITERATIONS = 15_000;

interface Conversation {
  readonly nonce: string;
  readonly clientFirst: string;
  readonly serverFirst: string;
}

/** The server side of SCRAM-SHA-256 (RFC 5802, RFC 7677) for one user. Its methods throw on any mismatch. */
export class Scram {
  readonly #user: string;
  readonly #salt = randomBytes(28);
  readonly #storedKey: Buffer;
  readonly #serverKey: Buffer;
  readonly #conversations = new Map<number, Conversation>();

  constructor(user: string, secret: string) {
    this.#user = user;
    const salted = pbkdf2Sync(secret, this.#salt, ITERATIONS, 32, 'sha256');
    this.#storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest();
    this.#serverKey = hmac(salted, 'Server Key');
  }

  /** Replies to the client's first message. */
  start(connection: number, payload: Buffer): Buffer {
    const message = payload.toString();
    const clientFirst = message.slice(message.indexOf('n='));
    const { n: user, r: clientNonce } = attributes(clientFirst);
    if (user !== this.#user || !clientNonce) throw new Error('unknown user');
    const nonce = clientNonce + randomBytes(18).toString('base64');
    const serverFirst = `r=${nonce},s=${this.#salt.toString('base64')},i=${ITERATIONS}`;
    this.#conversations.set(connection, { nonce, clientFirst, serverFirst });
    return Buffer.from(serverFirst);
  }

  /** Verifies the client's proof; returns the server's. */
  finish(connection: number, payload: Buffer): Buffer {
    const conversation = this.#conversations.get(connection);
    this.#conversations.delete(connection);
    const message = payload.toString();
    const { r: nonce, p: proof } = attributes(message);
    if (!conversation || nonce !== conversation.nonce || !proof) throw new Error('no such conversation');
    const withoutProof = message.slice(0, message.lastIndexOf(',p='));
    const authentication = `${conversation.clientFirst},${conversation.serverFirst},${withoutProof}`;
    this.#checkProof(Buffer.from(proof, 'base64'), hmac(this.#storedKey, authentication));
    return Buffer.from(`v=${hmac(this.#serverKey, authentication).toString('base64')}`);
  }

  forget(connection: number): void {
    this.#conversations.delete(connection);
  }

  #checkProof(proof: Buffer, signature: Buffer): void {
    if (proof.length !== signature.length) throw new Error('wrong proof');
    const clientKey = proof.map((byte, i) => byte ^ (signature[i] as number));
    const stored = createHash('sha256').update(clientKey).digest();
    if (!timingSafeEqual(stored, this.#storedKey)) throw new Error('wrong proof');
  }
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const attributes = (message: string): Record<string, string> =>
  Object.fromEntries(message.split(',').map((part) => [part[0], part.slice(2)]));
