import { BIRTHDATE_MIN, PERSON_NAME_MAX } from '@tdt/contracts/plain';
import { isEmailLike } from '../text/email.ts';

/** What a visitor fills in. */
export interface SubscriptionForm {
  first_name: string;
  last_name: string;
  email: string;
  /** yyyy-MM-dd, `null` when left out. */
  birthdate: string | null;
}

/** What is wrong, by field, in words for the visitor; a field that is right is missing. */
export type SubscriptionErrors = Partial<Record<keyof SubscriptionForm, string>>;

/** Anything but blanks, control characters and those without a width. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The rules of the sign-up form, for the form and for the server alike. `today` is the visitor's day (yyyy-MM-dd): the
 * server takes the latest one on earth, so that it never refuses what a form allowed.
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
  return isEmailLike(email) ? undefined : 'Email invalide';
}

function birthdateError(date: string, today: string): string | undefined {
  if (!isDay(date)) return 'Date de naissance invalide';
  if (date > today) return 'La date de naissance est dans le futur';
  return date < BIRTHDATE_MIN ? 'La date de naissance est antérieure à 1900' : undefined;
}

/** Whether it is a day of the calendar: 2001-02-30 is none. */
function isDay(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function onlyFound(errors: Record<keyof SubscriptionForm, string | undefined>): SubscriptionErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
