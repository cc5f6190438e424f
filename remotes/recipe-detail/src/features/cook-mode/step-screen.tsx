import type { RecipeDetail } from '@tdt/contracts';
import { Icon, icons, stack } from '@tdt/ui';
import type { Measures } from '../recipe/kitchen/measures.ts';
import { StepDurations } from '../recipe/kitchen/step-durations.tsx';
import { StepMediaView } from '../recipe/kitchen/step-media.tsx';
import { unrestored } from '../recipe/kitchen/unrestored.ts';
import { Screen, type ScreenPosition } from './screen.tsx';
import type { CookStep } from './screens.ts';
import styles from './step-screen.module.css';
import { StepTimers } from './step-timers.tsx';

interface StepScreenProps extends ScreenPosition {
  recipe: RecipeDetail;
  step: CookStep;
  measures: Measures;
  /** What to know of the numbers in the text. */
  note: string | null;
  isDone: boolean;
  onToggle: () => void;
}

/** A step in letters for two metres: its text, what it needs, its timers and its tick. */
export function StepScreen({ recipe, step, measures, note, isDone, onToggle, ...position }: StepScreenProps) {
  const { id, number, of, group, step: written, parts, ingredients } = step;
  return (
    <Screen
      {...position}
      kicker={group}
      describedBy={`${id}-texte`}
      title={
        <span>
          <span>{`Étape ${number}`}</span> <span className={styles.of}>{`sur ${of}`}</span>
        </span>
      }
      middle={
        <label data-hide="no-script">
          <input type="checkbox" ref={unrestored} checked={isDone} onChange={onToggle} />
          <span>
            <Icon path={icons.check} />
            Fait
          </span>
        </label>
      }
    >
      <div className={styles.step}>
        <p id={`${id}-texte`} className={styles.text} data-done={isDone}>
          {parts.map((part, index) => {
            const ingredient =
              part.kind === 'quantity' && recipe.ingredients.find(({ id }) => id === part.ingredientId);
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
            if (!ingredient) return <span key={index}>{measures.ofText(part.text)}</span>;
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            return <b key={index}>{measures.ofStep(part, ingredient)}</b>;
          })}
        </p>
        <div className={stack(5, styles.aside)}>
          {note && <p className={styles.note}>{note}</p>}
          <StepTimers recipe={recipe} step={step} />
          <noscript>
            <StepDurations steps={[written]} />
          </noscript>
          {ingredients.length > 0 && (
            <ul className={styles.needs} aria-label="Ingrédients de l'étape">
              {ingredients.map((ingredient) => (
                <li key={ingredient.id}>
                  <span>{measures.nameOf(ingredient)}</span> <b>{measures.ofIngredient(ingredient)}</b>
                </li>
              ))}
            </ul>
          )}
          {written.media && <StepMediaView media={written.media} number={number} />}
        </div>
      </div>
    </Screen>
  );
}
