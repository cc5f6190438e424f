import { useForm, useReference, zodResolver } from '@tdt/admin/kit';
import { type Login, LoginSchema } from '@tdt/contracts';
import { ACCOUNT_MESSAGES } from '@tdt/contracts/plain';
import { useToasts, useWhenOnline } from '@tdt/platform';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSessionKeeper } from '../session/session-keeper.ts';
import { SESSION_TOPIC } from '../session/session-toasts.ts';
import type { SignInOutcome } from '../session/sign-in.ts';
import { LOGIN_TEXTS, type LoginLanguage, noticeOf, toastOf } from './login-messages.ts';

const FIELDS = ['email', 'password'] as const;

/**
 * The form of the login, one attempt at a time. An attempt without a response is made again when the network is back.
 * The screen decides where a successful one leads.
 */
export function useLogin(email: string, lang: LoginLanguage) {
  const keeper = useSessionKeeper();
  const { show } = useToasts();
  const reference = useReference();
  const [outcome, setOutcome] = useState<{ is: SignInOutcome; at: Date } | null>(null);
  const failure = outcome && 'failure' in outcome.is ? outcome.is.failure : null;
  const isBusy = useRef(false);
  const form = useForm<Login>({ resolver: zodResolver(LoginSchema), defaultValues: { email, password: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus(email ? 'password' : 'email'), [setFocus, email]);

  const finish = (outcome: SignInOutcome) => {
    setOutcome({ is: outcome, at: new Date() });
    show({ ...toastOf(outcome, lang), ...('failure' in outcome && reference(outcome.failure)), topic: SESSION_TOPIC });
    if (outcome.kind === 'refused') setFocus('password', { shouldSelect: true });
  };
  const submit = form.handleSubmit(
    async (credentials) => finish(await keeper.signIn(credentials)),
    (errors) => {
      const description = ACCOUNT_MESSAGES.credentialsMissing;
      const missing = FIELDS.filter((field) => errors[field]?.message === description);
      if (missing.length === 0) return finish({ kind: 'refused' });
      for (const field of missing) form.setError(field, { message: LOGIN_TEXTS[lang].missing[field] });
      show({ kind: 'error', topic: SESSION_TOPIC, ...LOGIN_TEXTS[lang].incomplete });
    },
  );

  const attempt = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(null);
    try {
      await submit();
    } finally {
      isBusy.current = false;
    }
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Password managers may have filled the fields without an event.
    const data = new FormData(event.currentTarget);
    if (!isBusy.current) for (const field of FIELDS) form.setValue(field, String(data.get(field)));
    await attempt();
  };
  useWhenOnline(failure !== null && typeof failure.status === 'string' ? attempt : null);
  const notice = outcome && noticeOf(outcome.is, outcome.at, lang);
  const isElsewhere = outcome?.is.kind === 'elsewhere';
  return { form, notice, isElsewhere, note: failure ? reference(failure).note : undefined, onSubmit };
}
