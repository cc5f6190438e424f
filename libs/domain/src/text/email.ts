import { EMAIL_MAX } from '@tdt/contracts/plain';

/** Deliberately simple: it finds typos. Only a mail shows whether an address exists. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a trimmed text looks like an e-mail address. The server checks more strictly. */
export const isEmailLike = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);
