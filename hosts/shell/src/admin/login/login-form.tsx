import { Button, Field, Input, PasswordField } from '@tdt/admin-ui';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './login-form.module.css';
import { useCapsLock } from './use-caps-lock.ts';
import { type LoginField, useLogin } from './use-login.ts';

/** Email and password. What was typed stays after every failure, and the first field to blame gets the focus. */
export function LoginForm() {
  const { errors, notice, isBusy, submit, edit } = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const capsLock = useCapsLock();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const focus = (field: LoginField) => {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) input.focus();
    if (input instanceof HTMLInputElement && field === 'password') input.select();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => focus('email'), []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What the fields hold: a password manager may have filled them without telling.
    const data = new FormData(event.currentTarget);
    const field = await submit({ email: String(data.get('email')), password: String(data.get('password')) });
    if (field) focus(field);
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      aria-label="Admin Login"
      aria-busy={isBusy}
      aria-describedby={notice ? id : undefined}
      onSubmit={onSubmit}
    >
      {notice && (
        <p id={id} className={styles.notice}>
          {notice}
        </p>
      )}
      <Field label="Email" error={errors.email} isRequired>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            status={errors.email ? 'error' : ''}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              edit('email');
            }}
          />
        )}
      </Field>
      <div {...capsLock.handlers}>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors.password}
          isRequired
          onChange={(value) => {
            setPassword(value);
            edit('password');
          }}
        />
        <p role="status" className={styles.capsLock}>
          {capsLock.isOn && 'Caps Lock is on'}
        </p>
      </div>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
