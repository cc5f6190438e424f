import type { NewsletterVariant, Subscription } from '@tdt/contracts';
import { type SubscriptionErrors, type SubscriptionForm, subscriptionErrors } from '@tdt/domain';
import { track, useToasts } from '@tdt/platform';
import { type FormEvent, useRef, useState } from 'react';
import { localDay } from '../birthdate/local-day.ts';
import { sourceOf, storedEvent, submitEvent } from './events.ts';
import { EMPTY_FORM, type FormValues, toSubscription } from './form-values.ts';
import { messageOf, type SubscribeOutcome, subscribe, syncInBackground } from './subscribe.ts';
import { subscribedCookie } from './subscribed-cookie.ts';
import { DUPLICATE, failed, SUCCESS, UNEXPECTED } from './texts.ts';

/** What was written when the form was closed, for the time that it is opened again on this page. */
let draft = EMPTY_FORM;
/** Of its toasts: an error is over once the next attempt has ended. */
const TOPIC = 'newsletter';

type Phase = 'idle' | 'submitting' | Subscription['status'];

interface Options {
  variant: NewsletterVariant;
  onSuccess?: ((status: Subscription['status']) => void) | undefined;
}

/** The course of a sign-up: what stands in the form, what is wrong with it, and how far it has come. */
export function useSignUp({ variant, onSuccess }: Options) {
  const { show } = useToasts();
  const [values, setValues] = useState(draft);
  const [phase, setPhase] = useState<Phase>('idle');
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<SubscriptionErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  const given = toSubscription(values);
  const errors = isChecked ? { ...refused, ...errorsOf(given) } : refused;

  function keep(next: FormValues): void {
    draft = next;
    setValues(next);
  }

  function change<Field extends keyof FormValues>(field: Field, value: FormValues[Field]): void {
    keep({ ...values, [field]: value });
    setRefused(({ [field as keyof SubscriptionErrors]: _changed, ...others }) => others);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    setChecked(true);
    setFailure(null);
    const wrong = errorsOf(given);
    if (Object.keys(wrong).length > 0) return focusFirst(form.current, wrong);
    isSending.current = true;
    setPhase('submitting');
    track(submitEvent(variant, { birthdate: given.birthdate, opted_in: values.opted_in }));
    const { opted_in, website } = values;
    const outcome = await subscribe({ ...given, opted_in, website, source: sourceOf(variant) });
    isSending.current = false;
    if (outcome.kind === 'stored') return succeed(outcome.status);
    setPhase('idle');
    fail(outcome);
  }

  function succeed(status: Subscription['status']): void {
    track(storedEvent);
    void syncInBackground(toSync(given, values.opted_in, variant));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = subscribedCookie(location.protocol === 'https:');
    show({ kind: 'success', title: SUCCESS, topic: TOPIC });
    setPhase(status);
    onSuccess?.(status);
    setChecked(false);
    keep(EMPTY_FORM);
  }

  function fail(outcome: Exclude<SubscribeOutcome, { kind: 'stored' }>): void {
    const message = textOf(outcome);
    // Both: the toast lies outside of a modal, where screen readers do not go while it is open.
    show({ kind: 'error', title: message, topic: TOPIC });
    setFailure(message);
    if (outcome.kind !== 'failed' || !outcome.problem.errors) return;
    const found = Object.fromEntries(outcome.problem.errors.map(({ path, message }) => [path, message]));
    setRefused(found);
    focusFirst(form.current, found);
  }

  return { form, values, errors, failure, phase, change, submit, reset: () => setPhase('idle') };
}

const errorsOf = (given: SubscriptionForm): SubscriptionErrors => subscriptionErrors(given, localDay(new Date()));

function textOf(outcome: Exclude<SubscribeOutcome, { kind: 'stored' }>): string {
  if (outcome.kind === 'duplicate') return DUPLICATE;
  return outcome.kind === 'failed' ? failed(messageOf(outcome.problem)) : UNEXPECTED;
}

function toSync(given: SubscriptionForm, optedIn: boolean, variant: NewsletterVariant) {
  const { email, first_name: firstName, last_name: lastName, birthdate } = given;
  return { email, firstName, lastName, ...(birthdate && { birthdate }), source: sourceOf(variant), optedIn };
}

/** Puts the focus on the first field that is wrong, in the order in which they stand. */
function focusFirst(form: HTMLFormElement | null, errors: SubscriptionErrors): void {
  const first = [...(form?.elements ?? [])].find((element) => (element as HTMLInputElement).name in errors);
  (first as HTMLInputElement | undefined)?.focus();
}
