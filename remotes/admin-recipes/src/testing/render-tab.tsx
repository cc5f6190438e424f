import { EditForm, type SaveResult, ScreenLanguage, useEditForm } from '@tdt/admin/kit';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import type { ApiTable } from '@tdt/testing/components';
import type { ComponentType } from 'react';
import { RecipeFormSchema, type RecipeOutput } from '../features/edit/recipe-schema.ts';
import { newRecipe, type RecipeValues } from '../features/edit/recipe-values.ts';
import type { TabProps } from '../features/edit/use-recipe-form.ts';

/** Values that every rule accepts. */
const validRecipe = (): RecipeValues => ({
  ...newRecipe(),
  title: 'Tarte Tatin',
  description: 'Des pommes sous une pâte.',
  servings: '6',
  ingredients: [{ id: 'a', quantity: '8', name: 'pommes', group: '' }],
  steps: newRecipe().steps.map((step) => ({ ...step, description: 'Cuire.' })),
});

/** Renders one tab of the editor in a form with these values and the rules of the editor. */
export function renderTab(Tab: ComponentType<TabProps>, values: Partial<RecipeValues> = {}, api: ApiTable = {}) {
  const stored = { values: { ...validRecipe(), ...values }, revision: 1 };
  const saved: RecipeOutput[] = [];
  let current = () => stored.values;

  function Screen() {
    const form = useEditForm<RecipeValues, RecipeOutput>({
      schema: RecipeFormSchema,
      stored,
      async save(output): Promise<SaveResult<RecipeValues>> {
        saved.push(output);
        return { saved: true, stored };
      },
      onFailed: () => {},
      onSaved: () => {},
    });
    current = form.getValues;
    return (
      <ScreenLanguage lang="fr">
        <EditForm form={form} title="Recette" submitLabel="Enregistrer" cancelLabel="Annuler" cancelTo="/">
          <Tab control={form.control} getValues={form.getValues} setValue={form.setValue} goTo={() => {}} />
        </EditForm>
      </ScreenLanguage>
    );
  }

  const rendered = renderAdminRemote([{ path: '/', Component: Screen }], { path: '/', api });
  return { ...rendered, saved, values: () => current() };
}
