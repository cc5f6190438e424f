import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../language/screen-language.tsx';
import { Field } from './field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  isRequired?: boolean;
  placeholder?: string;
  /** `new-password` for one that is being chosen: its strength is shown. */
  autoComplete: 'current-password' | 'new-password';
  /** A new one typed once more: its strength is shown already. */
  isRepeated?: boolean;
}

/** A password, hidden until it is asked for; with its strength when it is a new one. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onChange, error, isRequired = false, placeholder, autoComplete, isRepeated } = props;
  const texts = useTexts();
  const [isShown, setShown] = useState(false);
  const isNew = autoComplete === 'new-password' && !isRepeated;
  const hint = isNew && value !== '' && <PasswordStrength password={value} />;
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          status={error === undefined ? '' : 'error'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          suffix={
            <Button
              type="text"
              size="small"
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
