import type { RecipeDetail } from '@tdt/contracts';
import { stack } from '@tdt/ui';
import { INGREDIENTS_ID } from '../actions/recipe-actions.tsx';
import { DiaryPage, ListButton } from '../keep/parts.tsx';
import { Diets } from './diets.tsx';
import { IngredientSheet } from './ingredient-sheet.tsx';
import { Ingredients } from './ingredients.tsx';
import styles from './kitchen.module.css';
import { KitchenHeading } from './kitchen-heading.tsx';
import { createMeasures } from './measures.ts';
import type { StepQuantities } from './quantities/read-quantities.ts';
import { Steps } from './steps.tsx';
import { useUnits } from './units/use-units.ts';
import { useCooking } from './use-cooking.ts';

/** Ingredients beside the steps on a wide screen; on a phone also in a sheet, one tap away from the steps. */
export function Kitchen({ recipe, quantities }: { recipe: RecipeDetail; quantities: StepQuantities }) {
  const { servings, setServings, ticks } = useCooking(recipe);
  const { units, ...unitsChoice } = useUnits();
  const measures = createMeasures(servings, recipe.servings, units);
  const children = <ListButton recipe={recipe} servings={servings} />;
  const ingredients = { recipe, servings, measures, unitsChoice, onServings: setServings, ticks, children };
  return (
    <div className={styles.kitchen}>
      <div className={styles.layout}>
        <section id={INGREDIENTS_ID} tabIndex={-1} className={styles.ingredients} aria-labelledby="ingredients-titre">
          <div className={stack(5, styles.card)}>
            <KitchenHeading id="ingredients-titre" word="Ingrédients" title={recipe.ingredients_title} />
            <Ingredients {...ingredients} isTarget />
          </div>
        </section>
        <div>
          <Diets recipe={recipe} />
          <Steps recipe={recipe} quantities={quantities} measures={measures} ticks={ticks} />
          <IngredientSheet {...ingredients} />
          <div className={styles.diary} data-hide="no-script">
            <DiaryPage recipe={recipe} />
          </div>
        </div>
      </div>
    </div>
  );
}
