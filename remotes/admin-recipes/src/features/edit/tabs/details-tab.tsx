import { Button, Field, Input, SelectField, useFormState, useWatch } from '@tdt/admin/kit';
import { DIFFICULTIES, RECIPE_TYPES } from '@tdt/contracts/plain';
import { difficultyLabel } from '@tdt/domain/recipes';
import { addressHint } from '@tdt/domain/text';
import { recipesApi } from '../../../recipes/recipes-api.ts';
import { Pasting, usePaste } from '../paste/use-paste.tsx';
import { DurationField } from '../steps/duration-field.tsx';
import type { TabProps } from '../use-recipe-form.ts';
import styles from './details-tab.module.css';

const optionsOf = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** What the recipe is: texts, country, type, difficulty, servings and times. */
export function DetailsTab(props: TabProps) {
  const { control, getValues } = props;
  const { paste, pasting } = usePaste();
  const { isSubmitting } = useFormState({ control });
  const title = useWatch({ control, name: 'title' });
  const { data: countries } = recipesApi.useRecipesCountriesQuery();
  return (
    <div className={styles.details}>
      <div className={styles.whole}>
        <Button disabled={isSubmitting} onClick={() => paste()}>
          Coller une recette
        </Button>
        <Pasting kind="recipe" {...props} {...pasting} />
      </div>
      <div className={styles.whole}>
        <Field control={control} name="title" label="Titre" hint={addressHint(title)} isRequired>
          {/* A new recipe begins with its title. */}
          {(field) => <Input autoComplete="off" autoFocus={getValues('title') === ''} {...field} />}
        </Field>
      </div>
      <div className={styles.whole}>
        <Field control={control} name="description" label="Description" isRequired>
          {(field) => <Input.TextArea rows={4} {...field} />}
        </Field>
      </div>
      <SelectField
        control={control}
        name="country_id"
        label="Pays"
        placeholder="Choisir un pays"
        options={(countries?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        control={control}
        name="type_recipe"
        label="Type de recette"
        options={optionsOf(RECIPE_TYPES, (type) => type)}
      />
      <SelectField
        control={control}
        name="difficulty"
        label="Difficulté"
        options={optionsOf(DIFFICULTIES, (difficulty) => difficultyLabel(difficulty, 'filter'))}
      />
      <Field control={control} name="servings" label="Nombre de portions" isRequired>
        {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
      </Field>
      <DurationField control={control} name="preparation_time" label="Temps de préparation" />
      <DurationField control={control} name="cooking_time" label="Temps de cuisson" />
    </div>
  );
}
