import { type AdminSeo, AppError, type Seo, type SeoInput, type SeoPageType, type Site } from '@tdt/contracts';
import { isPublic } from '@tdt/domain/publication';
import { type MediaFiles, originalOf } from '@tdt/files';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { SeoDocument } from './page.models.ts';
import { createPageContent } from './page-content.ts';
import type { PagesRepository } from './pages.repository.ts';
import { type SeoPage, seoId } from './seo-page.ts';

/** What is stored after a save, and the names of the fields that it changed. */
interface SavedSeo {
  seo: AdminSeo;
  changes: string[];
}

interface Dependencies {
  site: Pick<Site, 'url'>;
  repository: PagesRepository;
  recipes: Pick<RecipesRepository, 'existing' | 'byId'>;
  files: Pick<MediaFiles, 'claim'>;
}

const NO_SEO: AdminSeo = {
  title: null,
  description: null,
  keywords: null,
  canonical_url: null,
  og_image_url: null,
  revision: 0,
};
const SEO_FIELDS = ['title', 'description', 'keywords', 'canonical_url', 'og_image_url'] as const;

export type Pages = ReturnType<typeof createPages>;

/** Content and SEO metadata of pages, as an admin stored them. */
export function createPages({ site, repository, recipes, files }: Dependencies) {
  const storedSeo = async ({ pageType, pageId }: SeoPage): Promise<AdminSeo> =>
    editableSeo(await repository.seo(pageType, pageId));

  async function checkPage({ pageType, pageId }: SeoPage, isWritten = false): Promise<void> {
    if (pageType !== 'recipe') return;
    const [recipe] = pageId === null ? [] : await recipes.existing([pageId]);
    if (!recipe) throw new AppError('RECIPE_NOT_FOUND');
    if (isWritten && recipe.publication.deleted) throw new AppError('RECIPE_GONE');
  }

  async function seo(pageType: SeoPageType, pageId?: string): Promise<Seo | null> {
    const stored = await repository.seo(pageType, pageId ?? null);
    if (!stored) return null;
    const { revision: _, ...fields } = editableSeo(stored);
    return fields;
  }

  return {
    ...createPageContent({ site, repository, files }),

    /** SEO metadata of a page; `null` when none is stored. */
    seo,

    /** The same of a recipe, for visitors: `null`, too, if they may not see it. */
    async publicSeo(pageType: SeoPageType, recipeId: string): Promise<Seo | null> {
      const recipe = await recipes.byId(recipeId);
      return recipe && isPublic(recipe.publication, Date.now()) ? seo(pageType, recipeId) : null;
    },

    /** The same for editors, with its revision; all `null` at revision 0 when none is stored. */
    async storedSeo(page: SeoPage): Promise<AdminSeo> {
      await checkPage(page);
      return storedSeo(page);
    },

    /**
     * Stores SEO metadata at the revision that it was loaded with. Throws `REVISION_CONFLICT`, `RECIPE_NOT_FOUND`, and
     * `RECIPE_GONE` for a recipe in the trash.
     */
    async saveSeo(page: SeoPage, { revision, ...input }: SeoInput, by: string | null = null): Promise<SavedSeo> {
      await checkPage(page, true);
      const before = await storedSeo(page);
      const fields = filled(input);
      const named = fields.og_image_url && originalOf(fields.og_image_url, site.url);
      // Whether it exists does not matter: an editor sees the preview.
      if (named) await files.claim(named);
      const id = seoId(page.pageType, page.pageId);
      const changes = SEO_FIELDS.filter((field) => before[field] !== fields[field]);
      const isSaved =
        revision === 0
          ? await repository.insertOneSeo(newSeo(page, fields, by))
          : await repository.updateSeo(id, revision, { ...fields, edited_by: by, edited_fields: changes });
      if (!isSaved) throw new AppError('REVISION_CONFLICT');
      return { seo: { ...fields, revision: revision + 1 }, changes };
    },
  };
}

export function editableSeo(stored: SeoDocument | null): AdminSeo {
  if (!stored) return NO_SEO;
  const { title, description, keywords, canonical_url, og_image_url, revision } = stored;
  return { title, description, keywords, canonical_url, og_image_url, revision };
}

/** Empty texts are stored as `null`: the page then uses its own. */
const filled = (input: Omit<SeoInput, 'revision'>): Omit<SeoInput, 'revision'> => ({
  title: input.title || null,
  description: input.description || null,
  keywords: input.keywords || null,
  canonical_url: input.canonical_url || null,
  og_image_url: input.og_image_url || null,
});

const newSeo = (
  { pageType, pageId }: SeoPage,
  fields: Omit<SeoInput, 'revision'>,
  edited_by: string | null,
): SeoDocument => ({
  _id: seoId(pageType, pageId),
  page_type: pageType,
  page_id: pageId,
  ...fields,
  revision: 1,
  edited_by,
  edited_fields: [],
  updated_at: new Date(),
});
