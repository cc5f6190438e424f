import { Alert, stack } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { type PastedRecipe, readRecipeText } from '@tdt/cuisine/pasted';
import { useDeferredValue, useMemo, useState } from 'react';
import type { RecipeValues } from '../recipe-values.ts';
import styles from './paste.module.css';
import { PasteDialog, refusalOf } from './paste-dialog.tsx';
import { IngredientsPreview, StepsPreview } from './previews.tsx';
import { filledRows, isTyped, PASTED_TEXTS, type PastedText, takeRecipe } from './take-pasted.ts';

const LABELS: Record<PastedText, string> = {
  title: 'Titre',
  description: 'Description',
  servings: 'Portions',
  preparation_time: 'Préparation',
  cooking_time: 'Cuisson',
};
const EXAMPLE =
  'Tarte aux pommes\nPour 6 personnes\nPréparation : 20 min\nCuisson : 40 min\n\nIngrédients\n4 pommes\n…\n\nPréparation\n1. Épluchez les pommes.';

interface RecipeDialogProps {
  /** What the form holds. */
  values: RecipeValues;
  onTake: (changes: ReturnType<typeof takeRecipe>) => void;
  onClose: () => void;
}

/** Reads a whole recipe from a pasted text. All that was found is shown before it is put into the form. */
export function RecipeDialog({ values, onTake, onClose }: RecipeDialogProps) {
  const [text, setText] = useState('');
  const [replaced, setReplaced] = useState<ReadonlySet<PastedText>>(new Set());
  const shown = useDeferredValue(text);
  const pasted = useMemo(() => readRecipeText(shown), [shown]);
  const kept = filledRows(values);
  const { ingredients, steps } = RECIPE_LIMITS;
  return (
    <PasteDialog
      title="Coller une recette"
      label="Le texte d’une recette : Word, courriel ou page web"
      example={EXAMPLE}
      text={text}
      onText={setText}
      action="Reprendre dans le formulaire"
      isEmpty={shown.trim() === ''}
      refusal={
        refusalOf(pasted.ingredients.length, ingredients - kept.ingredients.length, ['ingrédient', 'ingrédients']) ??
        refusalOf(pasted.steps.length, steps - kept.steps.length, ['étape', 'étapes'])
      }
      onTake={() => onTake(takeRecipe(values, pasted, replaced))}
      onClose={onClose}
    >
      {shown.trim() !== '' && (
        <div className={stack(4, styles.preview)}>
          {pasted.doubts.map((doubt) => (
            <Alert key={doubt} type="warning" title={doubt} />
          ))}
          <dl className={styles.texts}>
            {PASTED_TEXTS.map((field) => (
              <FoundText
                key={field}
                field={field}
                pasted={pasted}
                values={values}
                isReplaced={replaced.has(field)}
                onReplace={(isReplaced) => {
                  const next = new Set(replaced);
                  if (isReplaced) next.add(field);
                  else next.delete(field);
                  setReplaced(next);
                }}
              />
            ))}
          </dl>
          <h3>{headingOf('ingrédient', pasted.ingredients.length, kept.ingredients.length)}</h3>
          {pasted.ingredients.length > 0 && <IngredientsPreview rows={pasted.ingredients} />}
          <h3>{headingOf('étape', pasted.steps.length, kept.steps.length)}</h3>
          {pasted.steps.length > 0 && <StepsPreview steps={pasted.steps} />}
          {pasted.others.length > 0 && (
            <details>
              <summary>{`Non repris : ${pasted.others.length} ${pasted.others.length > 1 ? 'lignes' : 'ligne'}`}</summary>
              <p className={styles.others}>{pasted.others.join('\n')}</p>
            </details>
          )}
        </div>
      )}
    </PasteDialog>
  );
}

/** "3 ingrédients, après les 2 du formulaire". */
function headingOf(noun: string, found: number, kept: number): string {
  const count = found === 0 ? `Aucun${noun === 'étape' ? 'e' : ''} ${noun}` : `${found} ${noun}${found > 1 ? 's' : ''}`;
  return found > 0 && kept > 0 ? `${count}, à la suite (déjà dans le formulaire : ${kept})` : count;
}

interface FoundTextProps {
  field: PastedText;
  pasted: PastedRecipe;
  values: RecipeValues;
  isReplaced: boolean;
  onReplace: (isReplaced: boolean) => void;
}

/** A text that was found. What the form has instead stays, unless the editor says otherwise. */
function FoundText({ field, pasted, values, isReplaced, onReplace }: FoundTextProps) {
  return (
    <>
      <dt>{LABELS[field]}</dt>
      <dd>
        {pasted[field] === '' ? <span className={styles.missing}>non trouvé</span> : <span>{pasted[field]}</span>}
        {isTyped(values, pasted, field) && (
          <label className={styles.replace}>
            <input type="checkbox" checked={isReplaced} onChange={({ target }) => onReplace(target.checked)} />
            <span>{`Remplacer « ${values[field]} »`}</span>
          </label>
        )}
      </dd>
    </>
  );
}
