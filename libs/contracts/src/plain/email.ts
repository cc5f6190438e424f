/** Longest e-mail address and longest part before its @ (RFC 5321). */
export const EMAIL_MAX = 254;
export const EMAIL_LOCAL_MAX = 64;

const FORM = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u;
/** Kelvin, angstrom and the ideographic full stop: signs for others that the comparison below does not find. */
const STAND_IN = /[\u212a\u212b\u3002]/;

/**
 * Finds typos in a trimmed e-mail address, and signs that nobody sees or that stand for others (full-width letters),
 * which would make another address than the one shown. Only a mail shows whether an address exists.
 */
export function isEmail(text: string): boolean {
  const isShown = !INVISIBLE.test(text) && !STAND_IN.test(text) && text.normalize('NFKC') === text.normalize('NFC');
  return isShown && text.length <= EMAIL_MAX && FORM.test(text);
}
