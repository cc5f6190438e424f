import { domainToASCII } from 'node:url';
import { AppError, isEmail } from '@tdt/contracts';

/**
 * The form in which an e-mail address is stored and compared: trimmed, lower case, an international domain in ASCII.
 * Throws `VALIDATION_FAILED` at `email` for a text that is not an address.
 */
export function normaliseEmail(text: string): string {
  const address = text.trim().toLowerCase();
  const domain = address.lastIndexOf('@') + 1;
  const email = address.slice(0, domain) + domainToASCII(address.slice(domain));
  // In both forms: letters of other scripts are more of them in ASCII.
  if (isEmail(text.trim()) && isEmail(email)) return email;
  throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'email', message: 'Invalid email address' }] });
}

/** The same; `null` for a text that is not an address, which may well be a password typed into the wrong field. */
export function readEmail(text: string): string | null {
  try {
    return normaliseEmail(text);
  } catch {
    return null;
  }
}
