import { useReport } from '@tdt/admin/kit';
import { useToasts } from '@tdt/platform';
import { useState } from 'react';
import { recipesApi } from '../../../recipes/recipes-api.ts';
import { DraftRecipeSchema } from '../recipe-schema.ts';
import type { RecipeValues } from '../recipe-values.ts';
import { pendingFiles, placeFile, recipeInput } from '../save/recipe-input.ts';
import type { RecipeEditor } from '../use-recipe-form.ts';

const TOPIC = 'preview';
const FAILURE = "L'aperçu n'a pas pu être préparé.";

/** Makes previews of the unsaved recipe. */
export interface Preview {
  isBusy: boolean;
  /**
   * Address of the page that shows the recipe as it is typed now, with its new pictures, which are uploaded; `null` if
   * that fails, which a toast says.
   */
  make(): Promise<string | null>;
  /** The same for a page that follows the form: without new pictures, and silent if it fails. */
  follow(): Promise<string | null>;
}

/** @param id the stored recipe's, `null` for a new one */
export function usePreview({ form, uploads }: Pick<RecipeEditor, 'form' | 'uploads'>, id: string | null): Preview {
  const [create] = recipesApi.useRecipesPreviewMutation();
  const { show } = useToasts();
  const report = useReport();
  const [isBusy, setBusy] = useState(false);

  const send = async (isAsked: boolean): Promise<string | null> => {
    // The server shows only what it has: the next save finds these files uploaded.
    if (isAsked) await uploads.send(pendingFiles(form.getValues()));
    const read = DraftRecipeSchema.safeParse(withoutFiles(form.getValues()));
    if (!read.success) {
      const description = read.error.issues[0]?.message ?? FAILURE;
      if (isAsked) show({ kind: 'error', topic: TOPIC, title: 'Aperçu impossible', description });
      return null;
    }
    const { revision: _, ...seo } = read.data.seo;
    const { publication: __, ...input } = recipeInput(read.data);
    const { data, error } = await create({ ...input, id, seo });
    if (data) return data.url;
    if (isAsked) report(error, null, { topic: TOPIC, description: FAILURE });
    return null;
  };

  return {
    isBusy,
    async make() {
      setBusy(true);
      const url = await send(true);
      setBusy(false);
      return url;
    },
    follow: () => send(false),
  };
}

/** The values without what could not be uploaded. */
const withoutFiles = (values: RecipeValues): RecipeValues =>
  pendingFiles(values).reduce((rest, { key }) => placeFile(rest, key, null), values);
