import type { RecipeDetail } from '@tdt/contracts';
import { groupIngredients, scaleQuantity } from '@tdt/domain';
import { type ReactNode, useId } from 'react';
import { Diets } from './diets.tsx';
import styles from './ingredients.module.css';
import { ServingsAdjuster } from './servings-adjuster.tsx';
import type { Ticks } from './use-cooking.ts';

export interface IngredientsProps {
  recipe: RecipeDetail;
  servings: number;
  onServings: (servings: number) => void;
  ticks: Ticks;
  /** Below the ingredients: what can be done with them. */
  children?: ReactNode;
}

/** The servings and the ingredients by group, scaled to the servings; each can be ticked off. */
export function Ingredients({ recipe, servings, onServings, ticks, children }: IngredientsProps) {
  const id = useId();
  return (
    <>
      <ServingsAdjuster servings={servings} onChange={onServings} />
      <div className={styles.groups}>
        {groupIngredients(recipe.ingredients, recipe.groups).map((group) => (
          <div key={group.name ?? ''} className={styles.group}>
            {group.name !== null && <h3 className={styles.name}>{group.name}</h3>}
            <ul className={styles.list} aria-label={group.name ?? 'Ingrédients'}>
              {group.items.map((ingredient) => (
                <li key={ingredient.id}>
                  <label className={styles.row} htmlFor={id + ingredient.id}>
                    <input
                      id={id + ingredient.id}
                      type="checkbox"
                      autoComplete="off"
                      className={styles.tick}
                      checked={ticks.has(ingredient.id)}
                      onChange={() => ticks.toggle(ingredient.id)}
                    />
                    <span className={styles.words}>
                      <span className={styles.what}>{ingredient.name}</span>{' '}
                      <span className={styles.quantity}>
                        {scaleQuantity(ingredient.quantity, servings, recipe.servings)}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.further}>{children}</div>
        <Diets recipe={recipe} />
      </div>
    </>
  );
}
