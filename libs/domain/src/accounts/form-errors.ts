import { ACCOUNT_MESSAGES, PASSWORD_MAX, PASSWORD_MIN } from '@tdt/contracts/plain';
import { isEmailLike } from '../text/email.ts';

/** The sign-in form. */
export interface LoginForm {
  email: string;
  password: string;
}

/** The form of an account. An empty password keeps the current one. */
export interface UserForm {
  email: string;
  password: string;
}

/** The form for one's own password. */
export interface PasswordForm {
  current: string;
  new: string;
  /** The new password again. */
  confirm: string;
}

/** Error messages of the invalid fields. */
export type FormErrors<Form> = Partial<Record<keyof Form, string>>;

/** Error message of the whole form; `null` if only the server can tell more. */
export const loginError = ({ email, password }: LoginForm): string | null =>
  email.trim() === '' || password === '' ? ACCOUNT_MESSAGES.credentialsMissing : null;

export function userFormErrors({ email, password }: UserForm, { isNew }: { isNew: boolean }): FormErrors<UserForm> {
  return onlyFound({
    email: isEmailLike(email.trim()) ? undefined : ACCOUNT_MESSAGES.emailInvalid,
    password: password === '' ? isNew && ACCOUNT_MESSAGES.passwordRequired : lengthError(password, ACCOUNT_PASSWORD),
  });
}

export function passwordChangeErrors(form: PasswordForm): FormErrors<PasswordForm> {
  const differ = form.confirm !== form.new && ACCOUNT_MESSAGES.passwordsDiffer;
  return onlyFound({
    current: lengthError(form.current, OWN_PASSWORD),
    new: lengthError(form.new, OWN_PASSWORD),
    confirm: lengthError(form.confirm, OWN_PASSWORD) || differ,
  });
}

/** The two forms have different messages for the same rule. */
const ACCOUNT_PASSWORD = { short: ACCOUNT_MESSAGES.passwordShort, long: ACCOUNT_MESSAGES.passwordLong };
const OWN_PASSWORD = { short: ACCOUNT_MESSAGES.newPasswordShort, long: ACCOUNT_MESSAGES.newPasswordLong };

function lengthError(password: string, { short, long }: { short: string; long: string }): string | false {
  if (password.length < PASSWORD_MIN) return short;
  return password.length > PASSWORD_MAX && long;
}

const onlyFound = <Form>(errors: Record<keyof Form, string | false | undefined>): FormErrors<Form> =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message)) as FormErrors<Form>;
