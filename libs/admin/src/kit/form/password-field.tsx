import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTexts } from '../language/screen-language.tsx';
import { Field, type TextFieldProps } from './field.tsx';
import styles from './password-field.module.css';
import { ratePassword, STRENGTHS } from './rate-password.ts';

interface PasswordFieldProps<Values extends FieldValues>
  extends Pick<TextFieldProps<Values>, 'control' | 'name' | 'label' | 'isRequired' | 'placeholder'> {
  /** `new-password` also shows how strong the password is. */
  autoComplete: 'current-password' | 'new-password';
  /** A second entry of the new password: the strength is already shown. */
  isRepeated?: boolean;
}

/** A password, hidden until the user asks to see it. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { placeholder, autoComplete, isRepeated = false, ...field } = props;
  const texts = useTexts();
  const [isShown, setShown] = useState(false);
  const value: string = useWatch({ control: field.control, name: field.name });
  const hasStrength = autoComplete === 'new-password' && !isRepeated && value !== '';
  const hint = hasStrength && <PasswordStrength password={value} />;
  return (
    <Field {...field} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          suffix={
            <Button
              type="text"
              size="small"
              className={styles.toggle ?? ''}
              icon={isShown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
              aria-label={isShown ? texts.hidePassword : texts.showPassword}
              onClick={() => setShown(!isShown)}
            />
          }
        />
      )}
    </Field>
  );
}

/** How hard a new password is to guess. A hint only: users decide. */
function PasswordStrength({ password }: { password: string }) {
  const texts = useTexts();
  const strength = ratePassword(password);
  const level = STRENGTHS.indexOf(strength) + 1;
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bar} aria-hidden>
        {STRENGTHS.map((name, index) => (
          <span key={name} data-filled={index < level} />
        ))}
      </span>
      <span aria-live="polite">{texts.strength[strength]}</span>
    </span>
  );
}
