import { z } from 'zod';

/** Minimum length of a secret in bytes: that of the hash which is keyed with it. */
export const SECRET_BYTES = 32;

/** Secrets of examples and tutorials, which are public. */
const KNOWN = /change[-_ ]?(me|this)|your[-_ ]?(jwt|secret|own|256)|example|placeholder|super[-_ ]?secret/i;
const REPEATED = /^(.{1,8})\1+$/;

const isGuessable = (text: string): boolean => KNOWN.test(text) || REPEATED.test(text);

/** The secret that signs links and sessions; unset, one is generated and stored in the data folder. */
export const secretSetting = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, { error: `must be at least ${SECRET_BYTES} bytes long` })
  .refine((text) => Buffer.byteLength(text) <= 1024, { error: 'must be at most 1024 bytes long' })
  .refine((text) => !isGuessable(text), { error: 'must be a random text, not an example that others know' })
  .optional();
