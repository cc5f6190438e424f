import { Button, PasswordField, TextField } from '@tdt/admin-ui';
import { useId } from 'react';
import styles from './login-form.module.css';
import { useCapsLock } from './use-caps-lock.ts';
import { useLogin } from './use-login.ts';

/** Email and password. What was typed stays after every failure. */
export function LoginForm() {
  const { form, notice, onSubmit } = useLogin();
  const { control, formState } = form;
  const capsLock = useCapsLock();
  const id = useId();
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      aria-label="Admin Login"
      aria-busy={formState.isSubmitting}
      aria-describedby={notice ? id : undefined}
      onSubmit={onSubmit}
    >
      {notice && (
        <p id={id} className={styles.notice}>
          {notice}
        </p>
      )}
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      <div {...capsLock.handlers}>
        <PasswordField control={control} name="password" label="Password" autoComplete="current-password" isRequired />
        <p role="status" className={styles.capsLock}>
          {capsLock.isOn && 'Caps Lock is on'}
        </p>
      </div>
      <Button type="primary" htmlType="submit" size="large" block loading={formState.isSubmitting}>
        {formState.isSubmitting ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
