import { randomUUID } from 'node:crypto';
import { createTokenSeal } from '@tdt/config';
import { AppError, type RecipeDetail, type RecipePreview, type RecipePreviewInput } from '@tdt/contracts';
import { PREVIEW_MINUTES, PREVIEW_PAGE, PREVIEW_TOKEN_PARAMETER } from '@tdt/contracts/plain';
import { DRAFT } from '@tdt/domain/publication';
import { slugify } from '@tdt/domain/text';
import type { CountryDirectory } from '@tdt/geography';
import { UNEDITED } from '../edited-documents.ts';
import { presentRecipe } from './present-recipe.ts';
import type { RecipePreviewsRepository } from './recipe-previews.repository.ts';
import type { RecipesRepository } from './recipes.repository.ts';
import { mediaErrors, storedFields } from './written-recipe.ts';

interface Dependencies {
  repository: RecipePreviewsRepository;
  recipes: Pick<RecipesRepository, 'byId'>;
  directory: Pick<CountryDirectory, 'byId' | 'refOf'>;
  secret: Buffer;
  now?: () => Date;
}

export type RecipePreviews = ReturnType<typeof createRecipePreviews>;

/** Unsaved recipes on the page that visitors would see. */
export function createRecipePreviews(dependencies: Dependencies) {
  const { repository, recipes, directory, secret, now = () => new Date() } = dependencies;
  const seal = createTokenSeal(secret, 'recipe preview');

  /** The page of the recipe if it were saved now. */
  async function detailOf({ id, seo, country_id, ...input }: RecipePreviewInput): Promise<RecipeDetail> {
    const errors = mediaErrors(input.steps);
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors });
    const stored = id === null ? null : await recipes.byId(id);
    const time = now();
    const recipe = {
      _id: stored?._id ?? randomUUID(),
      slug: stored?.slug ?? slugify(input.title),
      former_slugs: [],
      ...storedFields(input, country_id, DRAFT),
      revision: 1,
      edited_at: time,
      ...UNEDITED,
      created_at: stored?.created_at ?? time,
      updated_at: time,
    };
    const country = directory.byId(country_id)?.document;
    return presentRecipe({ recipe, ref: directory.refOf(country_id), country, seo, match: 'slug' });
  }

  return {
    /**
     * Stores an unsaved recipe for some minutes. Returns the signed address of its page. Throws `VALIDATION_FAILED`.
     */
    async create(input: RecipePreviewInput): Promise<RecipePreview> {
      const detail = JSON.stringify(await detailOf(input));
      await repository.removeExpired(now());
      const id = randomUUID();
      const expires = new Date(now().getTime() + PREVIEW_MINUTES * 60_000);
      await repository.insert({ _id: id, detail, expires_at: expires });
      const url = `${PREVIEW_PAGE}?${PREVIEW_TOKEN_PARAMETER}=${seal.seal({ id, expires })}`;
      return { url, expires_at: expires.toISOString() };
    },

    /** The recipe of an address's token, as its page shows it. Throws `LINK_REFUSED`. */
    async open(token: string): Promise<RecipeDetail> {
      const claim = seal.open(token, now());
      const preview = claim && (await repository.byId(claim.id));
      if (!preview) throw new AppError('LINK_REFUSED', { detail: 'Cet aperçu n’existe plus : ouvrez-en un nouveau.' });
      return JSON.parse(preview.detail) as RecipeDetail;
    },
  };
}
