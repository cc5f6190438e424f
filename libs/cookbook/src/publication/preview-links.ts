import { randomUUID } from 'node:crypto';
import { createTokenSeal } from '@tdt/config';
import { AppError, type PreviewLink, type RecipeDetail } from '@tdt/contracts';
import { PREVIEW_LINK_DAYS, PREVIEW_PAGE, PREVIEW_TOKEN_PARAMETER } from '@tdt/contracts/plain';
import { DAY_MS } from '@tdt/database';
import type { CountryDirectory } from '@tdt/geography';
import type { Pages } from '../pages/pages.ts';
import { presentRecipe } from '../recipes/present-recipe.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { PreviewLinkDocument } from './preview-link.model.ts';
import type { PreviewLinksRepository } from './preview-links.repository.ts';

interface Dependencies {
  repository: PreviewLinksRepository;
  recipes: Pick<RecipesRepository, 'byId'>;
  pages: Pick<Pages, 'seo'>;
  directory: Pick<CountryDirectory, 'byId' | 'refOf'>;
  /** Whether an account still exists. */
  hasAccount: (userId: string) => Promise<boolean>;
  secret: Buffer;
  now?: () => Date;
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** Links that show a recipe as it is stored now to people without an account, for some days. */
export function createPreviewLinks(dependencies: Dependencies) {
  const { repository, recipes, pages, directory, hasAccount, secret, now = () => new Date() } = dependencies;
  const seal = createTokenSeal(secret, 'preview link');

  const present = ({ _id: id, made_by, made_at, expires_at, last_used_at }: PreviewLinkDocument): PreviewLink => ({
    id,
    // What expires is in the database, which says so with a sentence.
    url: `${PREVIEW_PAGE}?${PREVIEW_TOKEN_PARAMETER}=${seal.seal({ id, expires: null })}`,
    made_by,
    made_at: made_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  });

  async function list(recipeId: string): Promise<PreviewLink[]> {
    await repository.removeExpired(now());
    return (await repository.ofRecipe(recipeId)).map(present);
  }

  return {
    /** The links of a recipe that work, newest first. */
    list,

    /** Throws `RECIPE_NOT_FOUND`, and `RECIPE_GONE` for one in the trash. */
    async create(recipe_id: string, maker: { id: string; email: string }): Promise<PreviewLink> {
      const recipe = await recipes.byId(recipe_id);
      if (!recipe || recipe.publication.deleted) throw new AppError(recipe ? 'RECIPE_GONE' : 'RECIPE_NOT_FOUND');
      const made_at = now();
      const link = {
        _id: randomUUID(),
        recipe_id,
        user_id: maker.id,
        made_by: maker.email,
        made_at,
        expires_at: new Date(made_at.getTime() + PREVIEW_LINK_DAYS * DAY_MS),
        last_used_at: null,
      };
      await repository.insert(link);
      return present(link);
    },

    /** Ends a link, if the recipe has it. */
    async revoke(recipeId: string, id: string): Promise<void> {
      await repository.revoke(recipeId, id);
    },

    /**
     * The recipe of a link, as its page shows it; `null`: the token is none of a link. Throws `LINK_REFUSED` if the link
     * has expired or was revoked, or if its recipe is deleted or the account of its maker gone.
     */
    async open(token: string): Promise<RecipeDetail | null> {
      const claim = seal.open(token, now());
      if (!claim) return null;
      const link = await repository.byId(claim.id);
      const recipe = link && link.expires_at > now() ? await recipes.byId(link.recipe_id) : null;
      if (!link || !recipe || recipe.publication.deleted || !(await hasAccount(link.user_id)))
        throw new AppError('LINK_REFUSED', { detail: ENDED });
      await repository.use(link._id, now());
      const country = directory.byId(recipe.country_id)?.document;
      const seo = await pages.seo('recipe', recipe._id);
      return presentRecipe({ recipe, ref: directory.refOf(recipe.country_id), country, seo, match: 'slug' });
    },
  };
}

const ENDED = 'Ce lien d’aperçu n’est plus valable : demandez-en un autre à qui vous l’a envoyé.';
