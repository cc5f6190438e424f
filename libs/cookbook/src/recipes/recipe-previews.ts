import type { RecipeDetail, RecipePreview, RecipePreviewInput } from '@tdt/contracts';

/** Unsaved recipes on the page that visitors would see. */
export interface RecipePreviews {
  /** Keeps an unsaved recipe for some minutes. Answers the signed address of its page. Throws `VALIDATION_FAILED`. */
  create(input: RecipePreviewInput): Promise<RecipePreview>;
  /** The recipe of an address's token, as its page shows it. Throws `LINK_REFUSED`. */
  open(token: string): Promise<RecipeDetail>;
}
