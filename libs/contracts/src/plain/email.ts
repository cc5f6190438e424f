/** Longest e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;

/** HTML's rule for what is before the @, as long as SMTP takes it (https://html.spec.whatwg.org/#valid-e-mail-address). */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
/** A label of a domain by HTML's rule and DNS's: 63 characters. Those of other scripts stand for `xn--` and more. */
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u;
/** Kelvin, angstrom and the ideographic full stop: signs for others that the comparison below does not find. */
const STAND_IN = /[\u212a\u212b\u3002]/;

/**
 * Finds typos in a trimmed e-mail address, and characters that are invisible or stand for others (full-width letters),
 * which would make another address than the one shown. Only a mail shows whether an address exists.
 */
export function isEmail(text: string): boolean {
  const isShown = !INVISIBLE.test(text) && !STAND_IN.test(text) && text.normalize('NFKC') === text.normalize('NFC');
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const isDomain =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isShown && text.length <= EMAIL_MAX && LOCAL.test(text.slice(0, Math.max(at, 0))) && isDomain;
}
