import type { Subscription } from '@tdt/contracts';
import { type NewsletterVariant, SUBSCRIBED_COOKIE, SUBSCRIBED_COOKIE_DAYS } from '@tdt/contracts/plain';
import { type SubscriptionErrors, type SubscriptionForm, subscriptionErrors } from '@tdt/domain';
import { localDay } from '@tdt/domain/text';
import { FORM_TOPIC, track, useSite, useToasts } from '@tdt/platform';
import { type FormEvent, useRef, useState } from 'react';
import { parseBirthdate } from '../birthdate/birthdate.ts';
import { sourceOf, storedEvent, submitEvent } from './events.ts';
import { messageOf, type SubscribeOutcome, subscribe, syncInBackground } from './subscribe.ts';
import { DUPLICATE, failed, NO_CONSENT, SUCCESS, UNEXPECTED } from './texts.ts';

/** The raw values of the fields. */
interface FormValues {
  first_name: string;
  last_name: string;
  email: string;
  /** As the visitor typed it: see `parseBirthdate`. */
  birthdate: string;
  opted_in: boolean;
  /** The honeypot: only bots fill it in. */
  website: string;
}

const NOTHING = { first_name: '', last_name: '', email: '', birthdate: '', website: '' };

/** The specification's names of the fields that have rules. */
export const FIELD_NAMES = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  birthdate: 'birthdate',
} as const satisfies Record<keyof SubscriptionForm, string>;

/** The values of a form that was closed; the next one on this page starts with them. */
let draft: FormValues | null = null;

/** What was stored; `no-consent`: an address that gets no mails. */
export type Stored = Subscription['status'] | 'no-consent';
type Phase = 'idle' | 'submitting' | Stored;

interface Options {
  variant: NewsletterVariant;
  onSuccess?: ((status: Subscription['status']) => void) | undefined;
}

/** The state of the sign-up form: its values, their errors, and the phase of the submission. */
export function useSignUp({ variant, onSuccess }: Options) {
  const { show, dismiss } = useToasts();
  const emptyForm = { ...NOTHING, opted_in: useSite().features.newsletter_opt_in };
  const [values, setValues] = useState(draft ?? emptyForm);
  const [phase, setPhase] = useState<Phase>('idle');
  const [isChecked, setChecked] = useState(false);
  const [serverErrors, setServerErrors] = useState<SubscriptionErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  const given = toSubscription(values);
  const errors = isChecked ? { ...serverErrors, ...errorsOf(given) } : serverErrors;

  function keep(next: FormValues): void {
    draft = next;
    setValues(next);
  }

  function change<Field extends keyof FormValues>(field: Field, value: FormValues[Field]): void {
    keep({ ...values, [field]: value });
    setServerErrors(({ [field as keyof SubscriptionErrors]: _changed, ...others }) => others);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    setChecked(true);
    setFailure(null);
    const wrong = errorsOf(given);
    if (Object.keys(wrong).length > 0) {
      dismiss(FORM_TOPIC);
      return focusFirst(form.current, wrong);
    }
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
    rememberSubscribed();
    const isConsenting = values.opted_in;
    show({ kind: 'success', title: isConsenting ? SUCCESS : NO_CONSENT.title, topic: FORM_TOPIC });
    setPhase(isConsenting ? status : 'no-consent');
    onSuccess?.(status);
    setChecked(false);
    draft = null;
    setValues(emptyForm);
  }

  function fail(outcome: Exclude<SubscribeOutcome, { kind: 'stored' }>): void {
    const message = textOf(outcome);
    // Twice: screen readers cannot reach the toast, which lies outside the open modal.
    show({ kind: 'error', title: message, topic: FORM_TOPIC });
    setFailure(message);
    setElsewhere(outcome.kind === 'failed' && outcome.problem.code === 'ORIGIN_REFUSED');
    if (outcome.kind !== 'failed' || !outcome.problem.errors) return;
    const found = Object.fromEntries(outcome.problem.errors.map(({ path, message }) => [path, message]));
    setServerErrors(found);
    focusFirst(form.current, found);
  }

  return { form, values, errors, failure, isElsewhere, phase, change, submit, reset: () => setPhase('idle') };
}

/** The values that have rules. A date that cannot be parsed stays as typed and breaks its rule. */
function toSubscription({ first_name, last_name, email, birthdate }: FormValues): SubscriptionForm {
  const typed = birthdate.trim();
  return { first_name, last_name, email, birthdate: typed === '' ? null : (parseBirthdate(typed) ?? typed) };
}

const errorsOf = (given: SubscriptionForm): SubscriptionErrors => subscriptionErrors(given, localDay(new Date()));

function textOf(outcome: Exclude<SubscribeOutcome, { kind: 'stored' }>): string {
  if (outcome.kind === 'duplicate') return DUPLICATE;
  if (outcome.kind !== 'failed') return UNEXPECTED;
  // Its title is a whole sentence that says what to do.
  return outcome.problem.code === 'ADDRESS_REFUSED' ? outcome.problem.title : failed(messageOf(outcome.problem));
}

function toSync(given: SubscriptionForm, optedIn: boolean, variant: NewsletterVariant) {
  const { email, first_name: firstName, last_name: lastName, birthdate } = given;
  return { email, firstName, lastName, ...(birthdate && { birthdate }), source: sourceOf(variant), optedIn };
}

/** Sets the cookie that keeps the exit intent from inviting subscribers. */
function rememberSubscribed(): void {
  const seconds = SUBSCRIBED_COOKIE_DAYS * 24 * 60 * 60;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API yet
  document.cookie = `${SUBSCRIBED_COOKIE}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** Focuses the first field with an error, in the order of the form. */
function focusFirst(form: HTMLFormElement | null, errors: SubscriptionErrors): void {
  const names: string[] = Object.keys(errors).map((field) => FIELD_NAMES[field as keyof SubscriptionForm]);
  const inputs = [...(form?.elements ?? [])] as HTMLInputElement[];
  inputs.find(({ name }) => names.includes(name))?.focus();
}
