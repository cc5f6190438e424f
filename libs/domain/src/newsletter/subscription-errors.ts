import { BIRTHDATE_MIN, isEmail, PERSON_NAME_MAX } from '@tdt/contracts/plain';
import { isDay } from '../text/dates.ts';

/** The fields of the sign-up form. */
export interface SubscriptionForm {
  first_name: string;
  last_name: string;
  email: string;
  /** yyyy-MM-dd; `null` if left empty. */
  birthdate: string | null;
}

/** French error messages of the invalid fields. */
export type SubscriptionErrors = Partial<Record<keyof SubscriptionForm, string>>;

/** A character other than spaces, control characters and invisible ones. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/**
 * Validates the sign-up form, in the browser and on the server. `today` (yyyy-MM-dd) is the visitor's date. The server
 * passes the latest date in any time zone, so that it never refuses what the browser accepted.
 */
export function subscriptionErrors(form: SubscriptionForm, today: string): SubscriptionErrors {
  return onlyFound({
    first_name: nameError(form.first_name, 'Prénom requis', 'Prénom trop long'),
    last_name: nameError(form.last_name, 'Nom requis', 'Nom trop long'),
    email: emailError(form.email.trim()),
    birthdate: form.birthdate === null ? undefined : birthdateError(form.birthdate, today),
  });
}

function nameError(name: string, required: string, tooLong: string): string | undefined {
  if (!VISIBLE.test(name)) return required;
  return name.trim().length > PERSON_NAME_MAX ? tooLong : undefined;
}

function emailError(email: string): string | undefined {
  if (email === '') return 'Email requis';
  return isEmail(email) ? undefined : 'Email invalide';
}

function birthdateError(date: string, today: string): string | undefined {
  if (!isDay(date)) return 'Date de naissance invalide';
  if (date > today) return 'La date de naissance est dans le futur';
  return date < BIRTHDATE_MIN ? 'La date de naissance est antérieure à 1900' : undefined;
}

function onlyFound(errors: Record<keyof SubscriptionForm, string | undefined>): SubscriptionErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
