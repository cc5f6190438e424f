import type { Subscription } from '@tdt/contracts';
import { EMAIL_MAX, NEWSLETTER_CONSENT, type NewsletterVariant, PAGES } from '@tdt/contracts/plain';
import { type Elements, Link, useLocation, useSite } from '@tdt/platform';
import { Button, cluster, stack } from '@tdt/ui';
import { BirthdateField } from '../birthdate/birthdate-field.tsx';
import { Confirmation } from './confirmation.tsx';
import { Field } from './field.tsx';
import styles from './newsletter-form.module.css';
import { SUBMITTING, VARIANTS } from './texts.ts';
import { FIELD_NAMES, useSignUp } from './use-sign-up.ts';

interface NewsletterFormProps {
  variant: NewsletterVariant;
  /** Text of the button; defaults to that of the variant. */
  buttonText?: string;
  /** Called when the subscriber is stored. */
  onSuccess?: (status: Subscription['status']) => void;
  /** Called when the confirmation ends and the empty form is back. */
  onDone?: () => void;
  /** Beside the button. */
  children?: Elements;
}

/** The sign-up form; after success, its confirmation. */
export function NewsletterForm({ variant, buttonText, onSuccess, onDone, children }: NewsletterFormProps) {
  const { form, values, errors, failure, isElsewhere, phase, change, submit, reset } = useSignUp({
    variant,
    onSuccess,
  });
  if (phase !== 'idle' && phase !== 'submitting') {
    const close = () => {
      reset();
      onDone?.();
    };
    return <Confirmation stored={phase} onDone={close} />;
  }
  const field = (key: keyof typeof FIELD_NAMES) => ({
    name: FIELD_NAMES[key],
    value: values[key],
    error: errors[key],
    onChange: (value: string) => change(key, value),
  });
  const isSubmitting = phase === 'submitting';
  return (
    <form ref={form} className={stack(4)} onSubmit={submit} noValidate aria-busy={isSubmitting || undefined}>
      <div className={stack(4, styles.pair)}>
        <Field {...field('first_name')} label="Prénom" autoComplete="given-name" enterKeyHint="next" required />
        <Field {...field('last_name')} label="Nom" autoComplete="family-name" enterKeyHint="next" required />
      </div>
      <Field
        {...field('email')}
        label="Adresse email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        enterKeyHint="next"
        required
      />
      <BirthdateField {...field('birthdate')} />
      <Honeypot value={values.website} onChange={(value) => change('website', value)} />
      <Consent isGiven={values.opted_in} onChange={(isGiven) => change('opted_in', isGiven)} />
      <PrivacyLink />
      <p role="alert" className={styles.failure}>
        {failure && <span>{failure}</span>}
        {failure && isElsewhere && <OwnAddress />}
      </p>
      <div className={cluster(3, styles.actions)}>
        <Button type="submit" large aria-disabled={isSubmitting || undefined} className={styles.submit}>
          {isSubmitting ? SUBMITTING : (buttonText ?? VARIANTS[variant].button)}
        </Button>
        {children}
      </div>
    </form>
  );
}

function Consent({ isGiven, onChange }: { isGiven: boolean; onChange: (isGiven: boolean) => void }) {
  return (
    <label className={styles.consent}>
      <input
        type="checkbox"
        name="optedIn"
        className={styles.box}
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{NEWSLETTER_CONSENT.text}</span>
    </label>
  );
}

/** This page at the address of the site: it is opened under another name, where the server takes no forms. */
function OwnAddress() {
  const { url } = useSite();
  const { pathname, search } = useLocation();
  return (
    <span>
      {' '}
      <a href={url + pathname + search}>Ouvrir le site à son adresse</a>
    </span>
  );
}

function PrivacyLink() {
  const { legal } = useSite();
  if (!legal.enabled) return null;
  return (
    <p className={styles.privacy}>
      <Link to={PAGES.privacy}>Comment nous protégeons vos données</Link>
    </p>
  );
}

/** Only bots fill it in: hidden from visitors, and marked to be ignored by autofill and password managers. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Site web (à laisser vide)
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
          data-protonpass-ignore
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
