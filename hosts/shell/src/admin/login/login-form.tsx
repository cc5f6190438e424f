import { Button, PasswordField, TextField } from '@tdt/admin/kit';
import { useLocation, useSite } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './login-form.module.css';
import { LOGIN_TEXTS, type LoginLanguage } from './login-messages.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  /** Filled in already: the user has signed in before. */
  email?: string;
  /** That of the screen below; the login's own screen is in English. */
  lang?: LoginLanguage;
}

/** Email and password. What was typed stays after every failure. */
export function LoginForm({ email = '', lang = 'en' }: LoginFormProps) {
  const { form, notice, isElsewhere, note, onSubmit } = useLogin(email, lang);
  const texts = LOGIN_TEXTS[lang];
  const { control, formState } = form;
  const capsLock = useCapsLock();
  const id = useId();
  return (
    <form
      method="post"
      noValidate
      className={stack(5)}
      aria-label={texts.form}
      aria-busy={formState.isSubmitting}
      aria-describedby={notice ? id : undefined}
      onSubmit={onSubmit}
    >
      {notice && (
        <div id={id} className={styles.notice}>
          <p>{notice}</p>
          {isElsewhere && <OwnAddress />}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
      <TextField
        control={control}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      <div {...capsLock.handlers}>
        <PasswordField
          control={control}
          name="password"
          label={texts.password}
          autoComplete="current-password"
          isRequired
        />
        <p role="status" className={styles.capsLock}>
          {capsLock.isOn && texts.capsLock}
        </p>
      </div>
      <Button type="primary" htmlType="submit" size="large" block loading={formState.isSubmitting}>
        {formState.isSubmitting ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  );
}

/** This screen, at the address of the site. */
function OwnAddress() {
  const { url } = useSite();
  const { pathname, search } = useLocation();
  const address = url + pathname;
  return (
    <p>
      <a href={address + search}>{address}</a>
    </p>
  );
}

/**
 * Whether Caps Lock is on, for an element around a password field. Only key events show it. The message stays when the
 * field loses the focus: otherwise the button below would move away from the press that took the focus.
 */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // Key events of password managers have no `getModifierState`.
  const onKey = ({ nativeEvent }: KeyboardEvent) => setOn(nativeEvent.getModifierState?.('CapsLock') ?? false);
  return { isOn, handlers: { onKeyDown: onKey, onKeyUp: onKey } };
}
