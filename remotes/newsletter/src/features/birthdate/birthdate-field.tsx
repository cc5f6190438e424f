import { Field } from '../sign-up/field.tsx';
import { tidyBirthdate } from './format-birthdate.ts';

interface BirthdateFieldProps {
  name: string;
  /** As it is written. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A date of birth, to be written or to be chosen in a calendar. */
export function BirthdateField({ onChange, ...field }: BirthdateFieldProps) {
  return (
    <Field
      {...field}
      label="Date de naissance (facultatif)"
      placeholder="Choisir une date"
      hint="Par exemple 05/03/1980 ou 5 mars 1980"
      autoComplete="bday"
      enterKeyHint="send"
      onChange={onChange}
      onBlur={() => onChange(tidyBirthdate(field.value))}
    />
  );
}
