import { SortableRows } from '@tdt/admin/editor';
import { Button, Input, stack, useFieldArray, useFormState, useWatch } from '@tdt/admin/kit';
import { COUNTRY_LIMITS, COUNTRY_MESSAGES } from '@tdt/contracts/plain';
import { foldText, listLines } from '@tdt/cuisine/words';
import { useToasts } from '@tdt/platform';
import { type ClipboardEvent, useCallback, useId, useRef, useState } from 'react';
import { countriesApi } from '../../../countries/countries-api.ts';
import { COUNTRY_LABELS } from '../country-labels.ts';
import type { FormPart } from '../use-country-form.ts';
import styles from './texts.module.css';

/** The regions of the country, the widest first. */
export function Regions({ control, getValues }: FormPart) {
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'regions', keyName: 'key' });
  const { isSubmitting } = useFormState({ control });
  const renderRow = useCallback((index: number) => <Region control={control} index={index} />, [control]);
  return (
    <div className={stack(3, styles.regions)}>
      <h3>Régions</h3>
      <p className={styles.note}>La plus vaste d'abord : le continent, puis la région. Leur ordre est celui du site.</p>
      <SortableRows
        label={COUNTRY_LABELS.regions}
        noun="la région"
        items={fields}
        isLocked={isSubmitting}
        renderRow={renderRow}
        onMove={move}
        onRemove={(index) => {
          const removed = getValues('regions')[index];
          remove(index);
          return removed && (() => insert(index, removed, { shouldFocus: false }));
        }}
      >
        {fields.length >= COUNTRY_LIMITS.regions ? (
          <p className={styles.note}>{`${COUNTRY_LIMITS.regions} régions au plus.`}</p>
        ) : (
          <NewRegion
            names={fields.map(({ name }) => name)}
            onAdd={(...names) => {
              const added = names.map((name) => ({ name }));
              if (!isSubmitting) append(added, { shouldFocus: false });
            }}
          />
        )}
      </SortableRows>
    </div>
  );
}

function Region({ control, index }: Pick<FormPart, 'control'> & { index: number }) {
  return <span className={styles.region}>{useWatch({ control, name: `regions.${index}.name` })}</span>;
}

interface NewRegionProps {
  /** The regions that are there already. */
  names: string[];
  onAdd: (...names: string[]) => void;
}

/** Adds a region; the browser suggests those of other countries. */
function NewRegion({ names, onAdd }: NewRegionProps) {
  const { show } = useToasts();
  const { data: known } = countriesApi.useCountriesRegionsQuery();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isThere = (name: string) => names.some((other) => foldText(other) === foldText(name));
  const take = () => {
    const name = text.trim();
    if (name === '') return;
    if (isThere(name)) {
      const { duplicateRegionTitle: title, duplicateRegion: description } = COUNTRY_MESSAGES;
      return show({ kind: 'error', title, description });
    }
    setText('');
    onAdd(name);
  };
  /** Several lines are several regions: those that are new, as many as there is room for. */
  const paste = (event: ClipboardEvent) => {
    const lines = listLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const pasted = new Map(lines.map((line) => [foldText(line), line.slice(0, COUNTRY_LIMITS.region)]));
    const added = [...pasted.values()].filter((name) => !isThere(name));
    onAdd(...added.slice(0, COUNTRY_LIMITS.regions - names.length));
  };
  const add = () => {
    take();
    input.current?.focus();
  };
  return (
    <div className={stack(2, styles.adder)}>
      <label htmlFor={id}>Nouvelle région</label>
      <div className={styles.line}>
        <Input
          id={id}
          ref={(control) => {
            input.current = control?.input ?? null;
          }}
          value={text}
          list={`${id}-known`}
          maxLength={COUNTRY_LIMITS.region}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onPaste={paste}
          // A region that was typed and not added would be lost by a save.
          onBlur={take}
          onKeyDown={(event) => {
            if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') take();
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // It would save the country.
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>Ajouter</Button>
      </div>
      <datalist id={`${id}-known`}>
        {known?.items
          .filter((name) => !isThere(name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
    </div>
  );
}
