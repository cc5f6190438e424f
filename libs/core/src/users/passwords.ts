import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { createLimiter } from '../limiter.ts';

/**
 * argon2id (the library's default algorithm) at OWASP's minimum: some 40 ms and 19 MiB each. Costlier settings make
 * signing in a way to exhaust a small machine.
 */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Hashes at a time, half of what Node's thread pool has room for, and how many more may wait. With 4 of its 4 threads busy
 * reading a file has to wait as well: under a flood of 500 sign-ins (2 cores) files took 400 ms, with 2 they take 34 ms.
 */
const AT_A_TIME = 2;
const WAITING = 20;

export interface Passwords {
  /** PHC string of the password with a random salt. Throws `TOO_MANY_REQUESTS` when too many wait. */
  hash(password: string): Promise<string>;
  /** Whether the password is the one that `stored` was made from. Throws `TOO_MANY_REQUESTS` when too many wait. */
  isCorrect(password: string, stored: string): Promise<boolean>;
  /** Whether a hash was made at another cost than today's. */
  isOutdated(stored: string): boolean;
  /** A hash that no password has and that costs as much to check: for those who have no account. */
  readonly nobodys: string;
}

/** What a hash of today's cost begins with. */
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** Makes and checks password hashes. One instance a process: the limit on work at a time is its own. */
export function createPasswords(): Passwords {
  const limited = createLimiter(AT_A_TIME, WAITING);
  return {
    hash: (password) => limited(() => hash(password, COST)),
    isCorrect: (password, stored) => limited(() => verify(stored, password)),
    isOutdated: (stored) => !stored.startsWith(PREFIX),
    nobodys: `${PREFIX}${base64(16)}$${base64(32)}`,
  };
}
