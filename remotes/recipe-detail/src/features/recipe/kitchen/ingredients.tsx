import type { RecipeDetail } from '@tdt/contracts';
import { groupIngredients } from '@tdt/cuisine';
import { stack } from '@tdt/ui';
import { type ReactNode, useId } from 'react';
import styles from './ingredients.module.css';
import type { Measures } from './measures.ts';
import { rowId } from './quantities/step-text.tsx';
import { ServingsAdjuster } from './servings-adjuster.tsx';
import { Switch } from './switch.tsx';
import type { UnitsChoice } from './units/use-units.ts';
import { unrestored } from './unrestored.ts';
import type { Ticks } from './use-cooking.ts';

export interface IngredientsProps {
  recipe: RecipeDetail;
  servings: number;
  measures: Measures;
  unitsChoice: Pick<UnitsChoice, 'isAmerican' | 'toggle'>;
  onServings: (servings: number) => void;
  ticks: Ticks;
  /** Whether quantities in the steps lead here: to one list of the page. */
  isTarget?: boolean;
  /** Below the ingredients: what can be done with them. */
  children?: ReactNode;
}

/** The servings and the ingredients by group, scaled to the servings; each can be ticked off. */
export function Ingredients({
  recipe,
  servings,
  measures,
  unitsChoice,
  onServings,
  ticks,
  isTarget,
  children,
}: IngredientsProps) {
  const id = useId();
  return (
    <>
      <ServingsAdjuster servings={servings} original={recipe.servings} onChange={onServings} />
      <Switch label="Unités américaines" isOn={unitsChoice.isAmerican} onToggle={unitsChoice.toggle} />
      <div className={stack(5, styles.groups)}>
        {groupIngredients(recipe.ingredients, recipe.groups).map((group) => (
          <div key={group.name ?? ''} className={stack(2, styles.group)}>
            {group.name !== null && <h3 className={styles.name}>{group.name}</h3>}
            <ul className={styles.list} aria-label={group.name ?? 'Ingrédients'}>
              {group.items.map((ingredient) => (
                <li key={ingredient.id}>
                  <label className={styles.row} htmlFor={id + ingredient.id}>
                    <input
                      id={id + ingredient.id}
                      type="checkbox"
                      ref={unrestored}
                      className={styles.tick}
                      checked={ticks.has(ingredient.id)}
                      onChange={() => ticks.toggle(ingredient.id)}
                    />
                    <span className={styles.words} id={isTarget ? rowId(ingredient.id) : undefined}>
                      <span className={styles.what}>{measures.nameOf(ingredient)}</span>{' '}
                      <span className={styles.quantity}>{measures.ofIngredient(ingredient)}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.further} data-hide="print no-script">
          {children}
        </div>
      </div>
    </>
  );
}
