import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './open-secret.ts';

const SIGNATURE_BYTES = 32;
/** UUID, and the time of expiry in seconds since 1970 (0: never). */
const BODY_BYTES = 16 + 4;

/** What a token says. */
interface Claim {
  /** UUID. */
  id: string;
  /** `null`: it never expires. */
  expires: Date | null;
}

/** Makes and reads the tokens of one purpose. */
export interface TokenSeal {
  seal(claim: Claim): string;
  /** What a token says; `null` unless it was sealed for this purpose and has not expired. */
  open(token: string, now: Date): Claim | null;
}

/**
 * Tokens that carry an id, signed with a key that is derived from the secret for one purpose: a token of another
 * purpose is refused like a forged one.
 */
export function createTokenSeal(secret: Buffer, purpose: string): TokenSeal {
  const key = deriveKey(secret, purpose);
  const sign = (body: Buffer): Buffer => createHmac('sha256', key).update(body).digest();

  return {
    seal(claim) {
      const body = encode(claim);
      return Buffer.concat([body, sign(body)]).toString('base64url');
    },

    open(token, now) {
      const bytes = Buffer.from(token, 'base64url');
      // The decoder ignores foreign characters; comparing ensures that a claim has only one token.
      if (bytes.length !== BODY_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
      const body = bytes.subarray(0, BODY_BYTES);
      if (!timingSafeEqual(sign(body), bytes.subarray(BODY_BYTES))) return null;
      const claim = decode(body);
      return claim.expires === null || claim.expires > now ? claim : null;
    },
  };
}

function encode({ id, expires }: Claim): Buffer {
  const body = Buffer.alloc(BODY_BYTES);
  body.write(id.replaceAll('-', ''), 'hex');
  body.writeUInt32BE(expires === null ? 0 : Math.floor(expires.getTime() / 1000), 16);
  return body;
}

function decode(body: Buffer): Claim {
  const hex = body.toString('hex', 0, 16);
  const id = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  const seconds = body.readUInt32BE(16);
  return { id, expires: seconds === 0 ? null : new Date(seconds * 1000) };
}
