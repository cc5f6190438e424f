import type { RecipeDetail } from '@tdt/contracts';
import { DEFAULT_BON_APPETIT } from '@tdt/contracts/plain';
import { servingsLabel } from '@tdt/cuisine';
import { withServings } from '@tdt/domain/recipes';
import { Link, useLocation, useNavigate, useUndisturbed } from '@tdt/platform';
import { Icon, icons } from '@tdt/ui';
import { type MouseEvent, useEffect, useMemo } from 'react';
import { COOK_LINK_ID } from '../recipe/actions/cook-link-id.ts';
import { Diets } from '../recipe/kitchen/diets.tsx';
import { Ingredients } from '../recipe/kitchen/ingredients.tsx';
import { createMeasures } from '../recipe/kitchen/measures.ts';
import { useUnits } from '../recipe/kitchen/units/use-units.ts';
import { readCookings, useCooking } from '../recipe/kitchen/use-cooking.ts';
import styles from './cook-mode.module.css';
import { ReadAloud } from './read-aloud.tsx';
import round from './round-button.module.css';
import { Screen } from './screen.tsx';
import { cookSteps, END_ID, READY_ID } from './screens.ts';
import { StepScreen } from './step-screen.tsx';
import { useAwake } from './use-awake.ts';
import { useKeys } from './use-keys.ts';
import { usePlace } from './use-place.ts';

/**
 * The recipe for cooking: the ingredients to lay out, one step a screen, and a wish at the end. It covers the page; the
 * screen stays on. Without JavaScript it is a row of screens with links from one to the next.
 */
export function CookMode({ recipe }: { recipe: RecipeDetail }) {
  const { id, title, country } = recipe;
  const { servings, setServings, ticks, setPlace } = useCooking(recipe);
  const { units, ...unitsChoice } = useUnits();
  const measures = createMeasures(servings, recipe.servings, units);
  const steps = useMemo(() => cookSteps(recipe), [recipe]);
  const ids = [READY_ID, ...steps.map((step) => step.id), END_ID];
  const { row, current, isReady, go, onScroll, onTakeOver } = usePlace({
    ids,
    last: () => readCookings()[id]?.place,
    // The next visit begins at the first screen.
    onMove: (place) => setPlace(place === END_ID ? READY_ID : place),
  });
  const note =
    servings === recipe.servings
      ? null
      : `Les nombres qui ne sont pas en gras restent ceux pour ${recipe.servings} ${servingsLabel(recipe.servings)}.`;
  const recipeSearch = withServings('', servings === recipe.servings ? null : servings);
  const leave = useLeave(recipeSearch);
  useKeys((by) => go(current + by), leave);
  useUndisturbed(true);
  const isRefused = useAwake();

  const wish = `${country?.country_bon_appetit ?? DEFAULT_BON_APPETIT}\u00a0!`;
  const step = steps[current - 1];
  const spoken = step
    ? `Étape ${step.number}. ${step.step.text}`
    : current === 0
      ? `${READY}. ${recipe.ingredients.map(({ name }) => name).join(', ')}.`
      : wish;
  const screen = (index: number) => ({
    id: ids[index] ?? '',
    isAside: isReady && index !== current,
    before: ids[index - 1],
    after: ids[index + 1],
    onGo: (by: number) => go(index + by),
  });
  return (
    <section className={styles.cook} aria-label={`Cuisiner : ${title}`}>
      <header className={styles.top}>
        <Link
          to={`.${recipeSearch}`}
          replace
          className={round.round}
          data-hide="print"
          aria-label="Quitter le mode cuisine"
          onClick={leave}
        >
          <Icon path={icons.close} />
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <ReadAloud text={spoken} />
        <progress
          className={styles.progress}
          data-hide="print no-script"
          aria-label="Progression"
          aria-valuetext={step ? `Étape ${step.number} sur ${step.of}` : current === 0 ? READY : wish}
          value={current}
          max={ids.length - 1}
        />
      </header>
      <div ref={row} className={styles.row} onScroll={onScroll} onPointerDown={onTakeOver} onWheel={onTakeOver}>
        <Screen {...screen(0)} title={READY}>
          {isRefused && <p role="status">L'écran ne peut pas rester allumé sur cet appareil.</p>}
          <Diets recipe={recipe} level={3} />
          <Ingredients {...{ recipe, servings, measures, unitsChoice, ticks }} onServings={setServings} />
        </Screen>
        {steps.map((one) => (
          <StepScreen
            key={one.id}
            {...screen(one.number)}
            recipe={recipe}
            step={one}
            measures={measures}
            note={one.hasFixedNumber ? note : null}
            isDone={ticks.has(one.step.id)}
            onToggle={() => ticks.toggle(one.step.id)}
          />
        ))}
        <Screen
          {...screen(ids.length - 1)}
          title={<span className={styles.wish}>{wish}</span>}
          middle={
            <Link to={`.${recipeSearch}`} replace onClick={leave}>
              Terminer
            </Link>
          }
        >
          <p className={styles.dish}>{title}</p>
        </Screen>
      </div>
    </section>
  );
}

const READY = 'Mise en place';

/**
 * Leaves as Back does if the visitor came from the recipe's page; the link leads there otherwise.
 * @param search query of the recipe's page, with the servings
 */
function useLeave(search: string) {
  const { state } = useLocation();
  const navigate = useNavigate();
  // The link that led here has the focus again.
  useEffect(() => () => document.getElementById(COOK_LINK_ID)?.focus({ preventScroll: true }), []);
  return (event?: MouseEvent) => {
    if (event?.ctrlKey || event?.metaKey || event?.shiftKey) return;
    event?.preventDefault();
    if (state?.isFromRecipe) navigate(-1);
    else navigate(`.${search}`, { replace: true });
  };
}
