import { stack } from '@tdt/admin/kit';
import { type RefObject, useId } from 'react';
import { countriesApi } from '../../countries/countries-api.ts';
import styles from './recipes-question.module.css';

/** What becomes of the recipes of a deleted country. `to`: the id of a country, '' until one is chosen. */
export type Destination = { kind: 'move'; to: string } | { kind: 'leave' };

interface RecipesQuestionProps {
  /** Says how many recipes there are. */
  text: string;
  /** The country that is deleted. */
  countryId: string;
  value: Destination;
  onChange: (value: Destination) => void;
  /** The user wants to move the recipes, but has not chosen a country. */
  isRefused: boolean;
  select: RefObject<HTMLSelectElement | null>;
}

/** Whether the recipes of a deleted country move to another one, or stay without a country. */
export function RecipesQuestion(props: RecipesQuestionProps) {
  const { text, countryId, value, onChange, isRefused, select } = props;
  const { data } = countriesApi.useCountriesNamesQuery();
  const id = useId();
  const others = (data?.items ?? []).filter((country) => country.id !== countryId);
  return (
    <fieldset className={stack(3, styles.question)}>
      <legend>
        <span role="status">{text}</span>
      </legend>
      <div className={stack(2, styles.choice)}>
        <label>
          <input
            type="radio"
            name={id}
            checked={value.kind === 'move'}
            onChange={() => onChange({ kind: 'move', to: '' })}
          />
          Les déplacer vers un autre pays
        </label>
        <select
          ref={select}
          aria-label="Nouveau pays des recettes"
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-refusal` : undefined}
          value={value.kind === 'move' ? value.to : ''}
          onChange={({ target }) => onChange({ kind: 'move', to: target.value })}
        >
          <option value="">Choisir un pays</option>
          {others.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </select>
        {isRefused && (
          <p id={`${id}-refusal`} className={styles.refusal}>
            Choisissez le pays qui les reçoit.
          </p>
        )}
      </div>
      <label>
        <input type="radio" name={id} checked={value.kind === 'leave'} onChange={() => onChange({ kind: 'leave' })} />
        Les laisser sans pays
      </label>
    </fieldset>
  );
}
