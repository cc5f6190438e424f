import { domainToASCII } from 'node:url';
import { AppError, EMAIL_LOCAL_MAX, EMAIL_MAX, isEmail } from '@tdt/contracts';
import { z } from 'zod';

/** Characters that `domainToASCII`, made for URLs, would read as the end of a host, a port or an escape. */
const NOT_IN_A_DOMAIN = /[\s/?#\\%:@]/;
const EmailSchema = z.email().max(EMAIL_MAX);

/**
 * The form in which an e-mail address is stored and compared: trimmed, lower case, an international domain in ASCII.
 * Throws `VALIDATION_FAILED` at `email` for a text that is not an address.
 */
export function normaliseEmail(text: string): string {
  const address = text.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  const email = NOT_IN_A_DOMAIN.test(domain) ? '' : `${local}@${domainToASCII(domain)}`;
  if (!isEmail(text.trim()) || local.length > EMAIL_LOCAL_MAX || !EmailSchema.safeParse(email).success) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'email', message: 'Invalid email address' }] });
  }
  return email;
}

/** The same; `null` for a text that is not an address, which may well be a password typed into the wrong field. */
export function readEmail(text: string): string | null {
  try {
    return normaliseEmail(text);
  } catch {
    return null;
  }
}
