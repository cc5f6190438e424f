import { Button, Dialog, Input, stack } from '@tdt/admin/kit';
import { RECIPE_LIMITS } from '@tdt/contracts/plain';
import { readIngredientList } from '@tdt/cuisine';
import { type PastedRecipe, readRecipeText, readStepList } from '@tdt/cuisine/pasted';
import { type ClipboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import type { RecipeValues } from '../recipe-values.ts';
import { FoundTexts } from './found-texts.tsx';
import { htmlText } from './html-text.ts';
import styles from './paste.module.css';
import { IngredientsPreview, StepsPreview } from './previews.tsx';
import { filledRows, type PastedText, takePasted } from './take-pasted.ts';

const NOTHING = readRecipeText('');

const KINDS = {
  ingredients: {
    title: "Coller une liste d'ingrédients",
    label: 'Un ingrédient par ligne ; une ligne qui finit par « : » ouvre un groupe',
    example: "Pour la pâte :\n200 g de farine\n2 œufs\n1 cuillère à soupe d'huile d'olive",
    read: (text: string): PastedRecipe => ({ ...NOTHING, ingredients: readIngredientList(text) }),
  },
  steps: {
    title: 'Coller des étapes',
    label:
      'Des étapes numérotées, à puces ou séparées par une ligne vide ; un titre qui finit par « : » ouvre un groupe',
    example: 'Pour la pâte :\n1. Mélangez la farine et le beurre.\n2. Laissez reposer une heure.',
    read: (text: string): PastedRecipe => ({
      ...NOTHING,
      steps: readStepList(text).map((step) => ({ ...step, duree_repos: '' })),
    }),
  },
  recipe: {
    title: 'Coller une recette',
    label: 'Le texte d’une recette : Word, courriel ou page web',
    example:
      'Tarte aux pommes\nPour 6 personnes\nCuisson : 40 min\n\nIngrédients\n4 pommes\n\nPréparation\n1. Épluchez.',
    read: readRecipeText,
  },
};
export type PasteKind = keyof typeof KINDS;

interface PasteDialogProps {
  kind: PasteKind;
  /** What was pasted already. */
  initial: string;
  /** What the form holds. */
  values: RecipeValues;
  onTake: (changes: Partial<RecipeValues>) => void;
  onClose: () => void;
}

/** Reads ingredients, steps or a whole recipe from a text. All that was found is shown before it is put into the form. */
export function PasteDialog({ kind, initial, values, onTake, onClose }: PasteDialogProps) {
  const { title, label, example, read } = KINDS[kind];
  const [text, setText] = useState(initial);
  const [replaced, setReplaced] = useState<readonly PastedText[]>([]);
  const shown = useDeferredValue(text);
  const pasted = useMemo(() => read(shown), [read, shown]);
  const { ingredients, steps } = pasted;
  const refusal = refusalOf(values, pasted);
  const id = useId();
  return (
    <Dialog
      isForm
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            type="primary"
            disabled={
              (kind === 'recipe' ? shown.trim() === '' : !(ingredients.length + steps.length)) || refusal !== null
            }
            onClick={() => onTake(takePasted(values, pasted, replaced))}
          >
            {kind === 'recipe'
              ? 'Reprendre dans le formulaire'
              : `Ajouter ${kind === 'steps' ? counted(steps, 'étape') : counted(ingredients, 'ingrédient')}`}
          </Button>
        </>
      }
    >
      <div className={stack(2)}>
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          id={id}
          rows={6}
          value={text}
          placeholder={example}
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => pasteHtml(event, setText)}
        />
      </div>
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {kind === 'recipe' && shown.trim() !== '' && <FoundTexts {...{ values, pasted, replaced, setReplaced }} />}
      {ingredients.length > 0 && <IngredientsPreview rows={ingredients} />}
      {steps.length > 0 && <StepsPreview steps={steps} />}
    </Dialog>
  );
}

const counted = ({ length }: readonly unknown[], noun: string): string =>
  length === 1 ? `1 ${noun}` : `${length || 'les'} ${noun}s`;

/** Why the recipe cannot take what was found: it has no room for it. */
function refusalOf(values: RecipeValues, pasted: PastedRecipe): string | null {
  for (const [list, noun] of [
    ['ingredients', 'ingrédient'],
    ['steps', 'étape'],
  ] as const) {
    const [room, count] = [RECIPE_LIMITS[list] - filledRows(values)[list].length, pasted[list].length];
    const many = `${room} ${noun}${room > 1 ? 's' : ''}`;
    if (count > room) return `La recette n'a de place que pour ${many} de plus : la liste en a ${count}.`;
  }
  return null;
}

/** The text of what has lists and paragraphs: as mere text, the numbers of lists and the ends of paragraphs are lost. */
function pasteHtml(event: ClipboardEvent<HTMLTextAreaElement>, onText: (text: string) => void): void {
  const html = event.clipboardData.getData('text/html');
  if (!/<(?:li|p|br|tr|div|h\d)\b/i.test(html)) return;
  event.preventDefault();
  const { currentTarget: area } = event;
  area.setRangeText(htmlText(html), area.selectionStart, area.selectionEnd, 'end');
  onText(area.value);
}
