import { Alert, Button, stack, useWatch } from '@tdt/admin/kit';
import { checkIngredients } from '@tdt/cuisine';
import type { TabProps } from '../use-recipe-form.ts';

const TO_TASTE = 'au goût';

/** "2", "2 et 5", "2, 5 et 7": rows as they are numbered, from 1. */
const listed = (rows: number[]) => new Intl.ListFormat('fr').format(rows.map((row) => String(row + 1)));

/** What to look at before saving: repeated ingredients, and those without a quantity. */
export function IngredientFindingList({ control, setValue }: Pick<TabProps, 'control' | 'setValue'>) {
  const { unmeasured, repeated } = useWatch({ control, name: 'ingredients', compute: checkIngredients });
  const measure = () => {
    for (const index of unmeasured) {
      setValue(`ingredients.${index}.quantity`, TO_TASTE, { shouldDirty: true, shouldValidate: false });
    }
  };
  const many = unmeasured.length > 1;
  return (
    <div className={stack(2)} role="status">
      {unmeasured.length > 0 && (
        <Alert
          type="warning"
          title={`${many ? 'Ingrédients' : 'Ingrédient'} sans quantité : ligne${many ? 's' : ''} ${listed(unmeasured)}.`}
          action={
            <Button size="small" onClick={measure}>
              Écrire « {TO_TASTE} »
            </Button>
          }
        />
      )}
      {repeated.length > 0 && (
        <Alert
          type="warning"
          title={`Ingrédient déjà présent dans son groupe : ligne${repeated.length > 1 ? 's' : ''} ${listed(repeated)}.`}
        />
      )}
    </div>
  );
}
