import { stack } from '@tdt/ui';
import { useId } from 'react';
import { useFrame } from '../layout/frame-texts.ts';
import styles from './preference-fields.module.css';
import { LANGUAGE, THEME } from './preferences.ts';
import { type StoredChoice, useChoice } from './stored-choice.ts';

/** Theme, and language of the menu. */
export function PreferenceFields() {
  const { texts } = useFrame();
  return (
    <div className={stack(2, styles.fields)}>
      <Choice label={texts.theme} choice={THEME} names={texts.themes} />
      <Choice label={texts.language} choice={LANGUAGE} names={texts.languages} />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  choice: StoredChoice<Value>;
  names: Record<Value, string>;
}

function Choice<Value extends string>({ label, choice, names }: ChoiceProps<Value>) {
  const id = useId();
  const current = useChoice(choice);
  return (
    <div className={stack(1, styles.field)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={current}
        onChange={({ target }) => choice.choose(target.value as Value)}
      >
        {choice.values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </div>
  );
}
