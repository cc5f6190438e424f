import { type AisleLines, dropLines, type ShoppingLine, type ShoppingList, toggleLine } from '@tdt/domain/shopping';
import { IconButton, icons, stack } from '@tdt/ui';
import { useId } from 'react';
import styles from './list-lines.module.css';
import type { ChangeList, RemoveFromList } from './use-undo.ts';

interface ListLinesProps {
  aisles: readonly AisleLines[];
  list: ShoppingList;
  change: ChangeList;
  remove: RemoveFromList;
}

/** The lines by aisle: each is ticked off or removed, and says which recipes need it if there are several. */
export function ListLines({ aisles, list, change, remove }: ListLinesProps) {
  const isMixed = list.recipes.length > 1 || (list.recipes.length > 0 && list.own.length > 0);
  return (
    <div className={stack(6, styles.aisles)}>
      {aisles.map(({ name, lines }) => (
        <section key={name} className={styles.aisle} aria-label={name}>
          {aisles.length > 1 && <h2 className={styles.name}>{name}</h2>}
          <ul className={styles.list}>
            {lines.map((line) => (
              <Line
                key={line.key}
                line={line}
                recipes={isMixed ? line.recipes : []}
                onTick={() => change((now) => toggleLine(now, line.key))}
                onRemove={() => remove(`Retiré : ${line.name}`, (now) => dropLines(now, [line.key]))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface LineProps {
  line: ShoppingLine;
  recipes: readonly string[];
  onTick: () => void;
  onRemove: () => void;
}

function Line({ line: { name, quantity, isTicked }, recipes, onTick, onRemove }: LineProps) {
  const id = useId();
  return (
    <li className={styles.line} data-ticked={isTicked}>
      <label className={styles.row} htmlFor={id}>
        <input id={id} type="checkbox" className={styles.tick} checked={isTicked} onChange={onTick} />
        <span className={styles.words}>
          <span className={styles.what}>{name}</span>
          <span className={styles.quantity}>{` ${quantity}`}</span>
          {recipes.length > 0 && <span className={styles.recipes}>{` ${recipes.join(', ')}`}</span>}
        </span>
      </label>
      <IconButton
        label={`Retirer ${name}`}
        path={icons.close}
        className={styles.remove}
        data-hide="print"
        onClick={onRemove}
      />
    </li>
  );
}
