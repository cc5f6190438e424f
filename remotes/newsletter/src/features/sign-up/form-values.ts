import type { SubscriptionForm } from '@tdt/domain';
import { parseBirthdate } from '../birthdate/parse-birthdate.ts';

/** What stands in the form. */
export interface FormValues {
  first_name: string;
  last_name: string;
  email: string;
  /** As it is written: see `parseBirthdate`. */
  birthdate: string;
  opted_in: boolean;
  /** For programs only: no visitor sees it. */
  website: string;
}

export const EMPTY_FORM: FormValues = {
  first_name: '',
  last_name: '',
  email: '',
  birthdate: '',
  opted_in: true,
  website: '',
};

/** The values that have rules. A birth date that cannot be read stays as it is written, and breaks its rule. */
export function toSubscription({ first_name, last_name, email, birthdate }: FormValues): SubscriptionForm {
  const written = birthdate.trim();
  return { first_name, last_name, email, birthdate: written === '' ? null : (parseBirthdate(written) ?? written) };
}
