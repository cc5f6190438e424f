import type { Ingredient } from '@tdt/contracts';
import type { StepPart, StepQuantity } from '@tdt/cuisine/steps';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import type { Measures } from '../measures.ts';
import type { QuantityCardProps } from './quantity-card.tsx';
import styles from './step-text.module.css';

/** A chunk of its own, loaded with the first quantity that is pointed at. Without it, the link leads to the row. */
const QuantityCard = lazy<ComponentType<QuantityCardProps>>(() =>
  import(/* webpackChunkName: "quantity-card" */ './quantity-card.tsx').then(
    ({ QuantityCard }) => ({ default: QuantityCard }),
    () => ({ default: () => null }),
  ),
);

/** Id of an ingredient's row in the list beside the steps. */
export const rowId = (ingredientId: string): string => `ingredient-${ingredientId}`;

interface StepTextProps {
  text: string;
  /** The text in parts, if it names quantities. */
  parts?: readonly StepPart[] | undefined;
  ingredients: readonly Ingredient[];
  measures: Measures;
}

/** The text of a step. A quantity in it follows the servings, and shows the row of its ingredient. */
export function StepText({ text, parts, ingredients, measures }: StepTextProps) {
  if (!parts) return <span>{measures.ofText(text)}</span>;
  return parts.map((part, index) => {
    const ingredient = part.kind === 'quantity' && ingredients.find(({ id }) => id === part.ingredientId);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    if (!ingredient) return <span key={index}>{measures.ofText(part.text)}</span>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the same
    return <Quantity key={index} quantity={part} ingredient={ingredient} measures={measures} />;
  });
}

interface QuantityProps {
  quantity: StepQuantity;
  ingredient: Ingredient;
  measures: Measures;
}

/** A link to the row of the ingredient, as a link can break across lines and works without JavaScript. */
function Quantity({ quantity, ingredient, measures }: QuantityProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hereId = useId();
  const row = rowId(ingredient.id);
  // The text of "la moitié du beurre" does not state the amount.
  const here = quantity.amount === null ? `dont ${measures.ofIngredient(ingredient, quantity.share)} ici` : null;
  return (
    <>
      <a
        href={`#${row}`}
        className={styles.quantity}
        aria-describedby={here ? `${row} ${hereId}` : row}
        onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && setAnchor(currentTarget)}
        onFocus={({ currentTarget }) => setAnchor(currentTarget)}
        onClick={(event) => {
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {measures.ofStep(quantity, ingredient)}
      </a>
      {here && (
        <span id={hereId} hidden>
          {here}
        </span>
      )}
      {anchor && (
        <Suspense>
          <QuantityCard
            anchor={anchor}
            name={ingredient.name}
            quantity={measures.ofIngredient(ingredient)}
            here={here ?? (quantity.share < 1 ? 'en tout' : null)}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
