import type { RecipeDetail } from '@tdt/contracts';
import { groupSteps } from '@tdt/cuisine';
import { stepAnchor } from '@tdt/domain/seo';
import { stack, useLoaded } from '@tdt/ui';
import { KitchenHeading } from './kitchen-heading.tsx';
import type { Measures } from './measures.ts';
import type { StepQuantities } from './quantities/read-quantities.ts';
import { StepText } from './quantities/step-text.tsx';
import { Step } from './step.tsx';
import { StepDurations } from './step-durations.tsx';
import styles from './steps.module.css';
import type { Ticks } from './use-cooking.ts';

interface StepsProps {
  recipe: RecipeDetail;
  quantities: StepQuantities;
  measures: Measures;
  ticks: Ticks;
}

/** The steps in their order under their groups, numbered through the whole recipe; each can be ticked off. */
export function Steps({ recipe, quantities, measures, ticks }: StepsProps) {
  const groups = groupSteps(recipe.steps);
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, group) => sum + group.items.length, 1));
  return (
    <section aria-labelledby="etapes-titre">
      <header className={stack(4, styles.head)}>
        <KitchenHeading id="etapes-titre" word="Préparation" title={recipe.steps_title} />
        <div className={styles.facts}>
          <StepDurations steps={recipe.steps} />
          <KeepAwake />
        </div>
      </header>
      {groups.map((group, index) => (
        <div key={starts[index]} className={styles.group}>
          {group.name !== null && <h3 className={styles.name}>{group.name}</h3>}
          <ol className={styles.list} start={starts[index]}>
            {group.items.map((step, place) => (
              <li key={step.id} id={stepAnchor((starts[index] ?? 1) + place)}>
                <Step
                  step={step}
                  number={(starts[index] ?? 1) + place}
                  isDone={ticks.has(step.id)}
                  onToggle={() => ticks.toggle(step.id)}
                >
                  <StepText
                    text={step.text}
                    parts={quantities[step.id]}
                    ingredients={recipe.ingredients}
                    measures={measures}
                  />
                </Step>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Reserves the place of the wake lock switch, whose code loads after hydration and only where browsers support it. */
function KeepAwake() {
  const loaded = useLoaded(loadSwitch);
  return (
    <div className={styles.awake} data-hide="print no-script">
      {loaded && <loaded.AwakeSwitch />}
    </div>
  );
}

const loadSwitch = async () =>
  'wakeLock' in navigator ? import(/* webpackChunkName: "hydrated" */ './awake-switch.tsx') : null;
