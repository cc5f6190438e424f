import { SortableRows } from '@tdt/admin/editor';
import { Button, Input, stack, useWatch } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { listLines } from '@tdt/cuisine/words';
import { type ClipboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useRows } from '../rows/use-rows.ts';
import type { RecipeControl, TabProps } from '../use-recipe-form.ts';
import styles from './tabs.module.css';

/** The headings that ingredients and steps stand under, in their order. */
export function GroupsTab(props: TabProps) {
  const { control } = props;
  const { rows, add } = useRows(props, 'groups');
  const input = useRef<HTMLInputElement>(null);
  const renderRow = useCallback((index: number) => <GroupName control={control} index={index} />, [control]);
  const isFull = rows.items.length >= RECIPE_LIMITS.groups;
  return (
    <div className={stack(5, styles.tab)}>
      <p className={styles.intro}>
        Les groupes séparent les parties d'une recette, par exemple « Pâte » et « Garniture ». Les ingrédients et les
        étapes d'un groupe supprimé gardent son nom.
      </p>
      {rows.items.length === 0 && (
        <p className={styles.empty}>Aucun groupe : les listes s'affichent d'un seul tenant.</p>
      )}
      <SortableRows label="Groupes" noun="le groupe" renderRow={renderRow} {...rows}>
        {isFull ? (
          <p className={styles.empty}>{`${RECIPE_LIMITS.groups} groupes au plus.`}</p>
        ) : (
          <NewGroup
            input={input}
            names={rows.items.map(({ name }) => name)}
            onAdd={(names) => {
              add(names.map((name) => ({ name })));
              input.current?.focus();
            }}
          />
        )}
      </SortableRows>
    </div>
  );
}

function GroupName({ control, index }: { control: RecipeControl; index: number }) {
  return <span className={styles.name}>{useWatch({ control, name: `groups.${index}.name` })}</span>;
}

interface NewGroupProps {
  input: RefObject<HTMLInputElement | null>;
  names: string[];
  onAdd: (names: string[]) => void;
}

function NewGroup({ input, names, onAdd }: NewGroupProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const add = () => {
    const name = text.trim();
    const refused = refusalOf(name, names);
    setRefusal(refused);
    if (refused) return input.current?.focus();
    setText('');
    onAdd([name]);
  };
  /** Several lines are several groups: those that are new, as many as there is room for. */
  const paste = (event: ClipboardEvent) => {
    const lines = listLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    const pasted = lines.map((line) => line.replace(/:$/, '').trimEnd().slice(0, RECIPE_LIMITS.groupName));
    const added = pasted.filter((name, index) => !refusalOf(name, [...names, ...pasted.slice(0, index)]));
    onAdd(added.slice(0, RECIPE_LIMITS.groups - names.length));
  };
  return (
    <div className={stack(2, styles.field)}>
      <label htmlFor={id}>Nom du groupe</label>
      <div className={styles.adder}>
        <Input
          id={id}
          ref={(control) => {
            input.current = control?.input ?? null;
          }}
          value={text}
          maxLength={RECIPE_LIMITS.groupName}
          autoComplete="off"
          status={refusal ? 'error' : ''}
          aria-describedby={refusal ? `${id}-refusal` : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setRefusal(null);
          }}
          onPaste={paste}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // It would save the recipe.
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>Ajouter le groupe</Button>
      </div>
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </div>
  );
}

const folded = (name: string) => name.trim().toLocaleLowerCase('fr');

function refusalOf(name: string, names: string[]): string | null {
  if (name === '') return 'Indiquez le nom du groupe.';
  const known = names.find((other) => folded(other) === folded(name));
  return known === undefined ? null : `Le groupe « ${known} » existe déjà.`;
}
