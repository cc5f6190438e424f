import type { Login } from '@tdt/contracts';
import { loginError } from '@tdt/domain/accounts';
import { useToasts } from '@tdt/platform';
import { useRef, useState } from 'react';
import { useSessionKeeper } from '../session/session-context.ts';
import { SESSION_TOPIC } from '../session/session-toasts.ts';
import { noticeOf, toastOf } from './login-messages.ts';

export type LoginField = keyof Login;

interface LoginState {
  errors: Partial<Record<LoginField, string>>;
  /** What to do about the last attempt. */
  notice: string | null;
  isBusy: boolean;
  /** @returns the field that is to be looked at; `undefined` when none is to blame */
  submit: (credentials: Login) => Promise<LoginField | undefined>;
  /** Somebody types: what was said about the field is over. */
  edit: (field: LoginField) => void;
}

/** An attempt to sign in, one at a time; where it leads is the screen's business. */
export function useLogin(): LoginState {
  const keeper = useSessionKeeper();
  const toasts = useToasts();
  const [errors, setErrors] = useState<LoginState['errors']>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  async function submit(credentials: Login): Promise<LoginField | undefined> {
    if (busy.current) return undefined;
    const missing = loginError(credentials);
    setNotice(null);
    setErrors(missing ? emptyIn(credentials) : {});
    if (missing) {
      toasts.show({ kind: 'error', topic: SESSION_TOPIC, title: 'Missing information', description: missing });
      return credentials.email.trim() === '' ? 'email' : 'password';
    }
    busy.current = true;
    setBusy(true);
    const outcome = await keeper.signIn(credentials);
    busy.current = false;
    setBusy(false);
    setNotice(noticeOf(outcome, new Date()));
    toasts.show({ ...toastOf(outcome), topic: SESSION_TOPIC });
    return outcome.kind === 'refused' ? 'password' : undefined;
  }

  const edit = (field: LoginField) => {
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  };
  return { errors, notice, isBusy, submit, edit };
}

function emptyIn({ email, password }: Login): LoginState['errors'] {
  return {
    ...(email.trim() === '' && { email: 'Enter your email' }),
    ...(password === '' && { password: 'Enter your password' }),
  };
}
