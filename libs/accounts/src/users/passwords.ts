import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { limitConcurrency } from '@tdt/database';

/**
 * argon2id (the library's default algorithm) at OWASP's minimum: some 40 ms and 19 MiB for each. With costlier
 * settings, sign-ins could exhaust a small machine.
 */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Hashes made at a time, half of the threads in Node's pool, and the number that may wait. With all 4 threads busy,
 * reading a file has to wait as well: during a flood of 500 sign-ins (2 cores) files took 400 ms; with 2 they take 34
 * ms.
 */
const CONCURRENCY = 2;
const QUEUE_LIMIT = 20;

/** What a hash with today's settings begins with. */
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Makes and checks password hashes. A process needs one instance only, since each has a concurrency limit of its own.
 */
export function createPasswords() {
  const limited = limitConcurrency(CONCURRENCY, QUEUE_LIMIT);
  return {
    /** PHC string of the password with a random salt. Throws `TOO_MANY_REQUESTS` when the queue is full. */
    hash: (password: string): Promise<string> => limited(() => hash(password, COST)),
    /** Whether `stored` was made from this password. Throws `TOO_MANY_REQUESTS` when the queue is full. */
    isCorrect: (password: string, stored: string): Promise<boolean> => limited(() => verify(stored, password)),
    /** Whether a hash was made with other settings than today's. */
    isOutdated: (stored: string): boolean => !stored.startsWith(PREFIX),
    /** A hash that no password has and that costs as much to check: for sign-ins without an account. */
    decoy: `${PREFIX}${base64(16)}$${base64(32)}`,
  };
}
