import type { Subscription } from '@tdt/contracts';
import { EMAIL_MAX, NEWSLETTER_CONSENT, type NewsletterVariant, PAGES } from '@tdt/contracts/plain';
import { Link, useSite } from '@tdt/platform';
import { Button } from '@tdt/ui';
import type { ReactNode } from 'react';
import { BirthdateField } from '../birthdate/birthdate-field.tsx';
import { Confirmation } from './confirmation.tsx';
import { Field } from './field.tsx';
import type { FormValues } from './form-values.ts';
import styles from './newsletter-form.module.css';
import { SUBMITTING, VARIANTS } from './texts.ts';
import { useSignUp } from './use-sign-up.ts';

interface NewsletterFormProps {
  variant: NewsletterVariant;
  /** On the button; the variant's own words unless told. */
  buttonText?: string;
  /** Called once the subscriber is stored. */
  onSuccess?: (status: Subscription['status']) => void;
  /** Called when the confirmation has been read; the form is there again, and empty. */
  onDone?: () => void;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** The sign-up to the newsletter, from the first field to the confirmation. */
export function NewsletterForm({ variant, buttonText, onSuccess, onDone, children }: NewsletterFormProps) {
  const { form, values, errors, failure, phase, change, submit, reset } = useSignUp({ variant, onSuccess });
  if (phase === 'active' || phase === 'confirmation') {
    const close = () => {
      reset();
      onDone?.();
    };
    return <Confirmation status={phase} onDone={close} />;
  }
  const field = (name: 'first_name' | 'last_name' | 'email' | 'birthdate') => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  const isSubmitting = phase === 'submitting';
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isSubmitting || undefined}>
      <div className={styles.pair}>
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
      <Trap value={values.website} onChange={(value) => change('website', value)} />
      <Consent isGiven={values.opted_in} onChange={(isGiven) => change('opted_in', isGiven)} />
      <PrivacyLink />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.actions}>
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
        name="opted_in"
        className={styles.box}
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{NEWSLETTER_CONSENT.text}</span>
    </label>
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

/** What only a program fills in. Browsers and keepers of passwords are asked to leave it alone. */
function Trap({ value, onChange }: { value: FormValues['website']; onChange: (value: string) => void }) {
  return (
    <div className={styles.trap} aria-hidden="true">
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
