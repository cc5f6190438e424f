import { RichTextArea } from '@tdt/admin/editor';
import { Field, stack, TextField } from '@tdt/admin/kit';
import { RecipeSeo } from '../seo/recipe-seo.tsx';
import { RichResult } from '../seo/rich-result.tsx';
import type { TabProps } from '../use-recipe-form.ts';
import styles from './texts-tab.module.css';
import { Tips } from './tips.tsx';

/** Titles of sections, the story of the dish, tips, and what search engines show. */
export function TextsTab({ control, getValues, goTo }: TabProps) {
  return (
    <div className={stack(6)}>
      <section className={stack(4, styles.part)}>
        <h2>Titres des sections</h2>
        <TextField control={control} name="ingredients_title" label="Titre des ingrédients" placeholder="Ingrédients" />
        <TextField control={control} name="steps_title" label="Titre de la préparation" placeholder="Préparation" />
      </section>
      <section className={stack(4, styles.part)}>
        <h2>Contexte culturel</h2>
        <TextField
          control={control}
          name="cultural_context_title"
          label="Titre du contexte culturel"
          placeholder="L'histoire du plat"
        />
        <Field
          control={control}
          name="cultural_context"
          label="Contexte culturel"
          hint="Une ligne vide sépare deux paragraphes ; **mots** et [mots](adresse) donnent du gras et un lien."
        >
          {(field) => <RichTextArea field={field} rows={8} />}
        </Field>
      </section>
      <section className={stack(4, styles.part)}>
        <h2>Conseils de préparation</h2>
        <Tips control={control} getValues={getValues} />
      </section>
      <section className={stack(4, styles.part)}>
        <h2>Référencement</h2>
        <RecipeSeo control={control} />
        <RichResult control={control} goTo={goTo} />
      </section>
    </div>
  );
}
