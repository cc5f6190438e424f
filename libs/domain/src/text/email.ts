import { EMAIL_MAX } from '@tdt/contracts/plain';

/** Simple on purpose: it finds slips. Whether an address exists is only known when a mail arrives. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a trimmed text looks like an e-mail address; the server looks closer. */
export const isEmailLike = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);
