import { withPreview } from '@tdt/admin/editor';
import type { RecipeValues } from '../recipe-values.ts';

/** Values of a draft from another document, with previews of their files in this one. */
export const withPreviews = (values: RecipeValues): RecipeValues => ({
  ...values,
  cover: values.cover && withPreview(values.cover),
  dishes: values.dishes.map(withPreview),
  steps: values.steps.map((step) => ({ ...step, media: step.media && withPreview(step.media) })),
});
