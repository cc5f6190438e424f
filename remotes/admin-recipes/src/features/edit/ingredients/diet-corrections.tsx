import { stack, useController, useFormState, useWatch } from '@tdt/admin/kit';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@tdt/contracts/plain';
import {
  allergenFindings,
  type DietCorrections,
  type DietFinding,
  dietFinding,
  dietsOf,
} from '@tdt/cuisine/ingredients';
import { allergenLabel, dietLabel } from '@tdt/domain/recipes';
import { memo, useDeferredValue, useId } from 'react';
import type { IngredientValue, StepValue } from '../recipe-values.ts';
import cells from '../rows/cells.module.css';
import tabs from '../tabs/tabs.module.css';
import type { TabProps } from '../use-recipe-form.ts';
import styles from './diet-corrections.module.css';

type Code = Diet | Allergen;
type Answer = '' | 'yes' | 'no';

const namesOf = (rows: readonly IngredientValue[]) => rows.map(({ name }) => name.trim()).filter(Boolean);
const textsOf = (rows: readonly StepValue[]) => rows.map(({ description }) => description);

/** What the site says about diets and allergens, which ingredients decide it, and the editor's corrections. */
export function DietCorrectionsPart({ control }: Pick<TabProps, 'control'>) {
  // What is typed is shown first: reading 200 ingredients takes longer than a key may.
  const names = useDeferredValue(useWatch({ control, name: 'ingredients', compute: namesOf }));
  const steps = useDeferredValue(useWatch({ control, name: 'steps', compute: textsOf }));
  return <Corrections control={control} names={names} steps={steps} />;
}

interface CorrectionsProps extends Pick<TabProps, 'control'> {
  names: string[];
  steps: string[];
}

const Corrections = memo(function Corrections({ control, names, steps }: CorrectionsProps) {
  const { field } = useController({ control, name: 'diet_corrections' });
  const { isSubmitting } = useFormState({ control });
  const id = useId();
  const corrections = field.value;
  const correct = (code: Code, answer: Answer) => {
    if (!isSubmitting) field.onChange(corrected(corrections, code, answer));
  };
  const row = { corrections, isLocked: isSubmitting, onCorrect: correct };
  const findings = [...allergenFindings(names, steps)].map(([allergen, finding]) => ({ allergen, finding }));
  const isShown = ({ allergen, finding }: (typeof findings)[number]) =>
    finding.answer !== 'no' || corrections[allergen] !== undefined;
  return (
    <section className={stack(4, styles.part)} aria-labelledby={id}>
      <h2 id={id}>Régimes et allergènes</h2>
      <p className={tabs.intro}>
        Le site les déduit des noms d'ingrédients. Il ne dit rien d'un régime dès qu'un ingrédient est inconnu, que son
        étiquette est à lire ou qu'une étape ajoute un aliment exclu. Corrigez ce que vous savez mieux.
      </p>
      <ul className={stack(2)}>
        {DIETS.map((diet) => {
          const isSuited = dietsOf(names, { ...corrections, [diet]: undefined }, steps).includes(diet);
          const texts = { label: dietLabel(diet), reason: dietReason(dietFinding(diet, names, steps)) };
          const answers = { '': isSuited ? 'Automatique : oui' : 'Automatique : non affiché', yes: 'Oui', no: 'Non' };
          return <CorrectedRow key={diet} code={diet} answers={answers} {...texts} {...row} />;
        })}
      </ul>
      <ul className={stack(2)}>
        {findings.filter(isShown).map(({ allergen, finding: { answer, because } }) => {
          const texts = { label: `Allergène : ${allergenLabel(allergen)}`, reason: because.join(', ') };
          const answers = { '': `Automatique : ${FOUND[answer]}`, yes: 'Contient', no: 'Ne contient pas' };
          return <CorrectedRow key={allergen} code={allergen} answers={answers} {...texts} {...row} />;
        })}
      </ul>
      <select
        className={`${cells.select} ${styles.adder}`}
        aria-label="Ajouter un allergène"
        aria-disabled={isSubmitting || undefined}
        value=""
        onChange={(event) => correct(event.target.value as Allergen, 'yes')}
      >
        <option value="">Ajouter un allergène…</option>
        {findings
          .filter((each) => !isShown(each))
          .map(({ allergen }) => (
            <option key={allergen} value={allergen}>
              {allergenLabel(allergen)}
            </option>
          ))}
      </select>
    </section>
  );
});

const FOUND: Readonly<Record<DietFinding['answer'], string>> = { yes: 'contient', maybe: 'possible', no: 'non trouvé' };

function dietReason({ answer, because }: DietFinding): string {
  if (answer === 'yes') return '';
  return `${answer === 'no' ? 'Exclu par' : 'À vérifier'} : ${because.join(', ') || 'aucun ingrédient'}`;
}

/** In a fixed order, so that the same corrections are the same value. */
const corrected = (corrections: DietCorrections, code: Code, answer: Answer): DietCorrections =>
  Object.fromEntries(
    [...DIETS, ...ALLERGENS].flatMap((each) => {
      const value = each === code ? { '': undefined, yes: true, no: false }[answer] : corrections[each];
      return value === undefined ? [] : [[each, value]];
    }),
  );

interface CorrectedRowProps {
  code: Code;
  label: string;
  /** Which ingredients decide. */
  reason: string;
  answers: Record<Answer, string>;
  corrections: DietCorrections;
  isLocked: boolean;
  onCorrect: (code: Code, answer: Answer) => void;
}

function CorrectedRow({ code, label, reason, answers, corrections, isLocked, onCorrect }: CorrectedRowProps) {
  const id = useId();
  const own = corrections[code];
  return (
    <li className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={`diet_corrections.${code}`}
        className={cells.select}
        aria-describedby={`${id}-reason`}
        aria-disabled={isLocked || undefined}
        value={own === undefined ? '' : own ? 'yes' : 'no'}
        onChange={(event) => onCorrect(code, event.target.value as Answer)}
      >
        {Object.entries(answers).map(([answer, text]) => (
          <option key={answer} value={answer}>
            {text}
          </option>
        ))}
      </select>
      <span id={`${id}-reason`} className={styles.reason}>
        {reason}
      </span>
    </li>
  );
}
