import { api } from '@tdt/admin/api';
import type { TableQuery } from '@tdt/admin/kit';
import type {
  AdminRecipe,
  AdminRecipeList,
  AdminRecipeSort,
  AdminSeo,
  CountryNames,
  FoundRecipeDraft,
  PreviewLink,
  PreviewLinkList,
  RecipeDraft,
  RecipeDraftInput,
  RecipeInput,
  RecipePreview,
  RecipePreviewInput,
  RecipeUpdateInput,
  SeoInput,
} from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

/** By what the list can be filtered. */
export type RecipeFilter = 'pays' | 'type' | 'gap' | 'visibility';

/** The requests of the recipe screens. */
export const recipesApi = api.injectEndpoints({
  endpoints: (build) => ({
    recipesList: build.query<AdminRecipeList, TableQuery<AdminRecipeSort, RecipeFilter>>({
      query: (params) => ({ url: ADMIN_API.recipes, params: { ...params } }),
      providesTags: ['Recipe'],
    }),
    recipesCountries: build.query<CountryNames, void>({
      query: () => ADMIN_API.countryNames,
      providesTags: ['Country'],
    }),
    // For a form: no tags, so that no write loads it again; not cached, so that every form begins with fresh data.
    recipesOne: build.query<AdminRecipe, string>({ query: (id) => ADMIN_API.recipe(id), keepUnusedDataFor: 0 }),
    recipesSeo: build.query<AdminSeo, string>({ query: (id) => ADMIN_API.seo('recipe', id), keepUnusedDataFor: 0 }),
    recipesCreate: build.mutation<AdminRecipe, RecipeInput>({
      query: (body) => ({ url: ADMIN_API.recipes, method: 'POST', body }),
      invalidatesTags: ['Recipe', 'Stats'],
    }),
    recipesUpdate: build.mutation<AdminRecipe, { id: string; update: RecipeUpdateInput }>({
      query: ({ id, update }) => ({ url: ADMIN_API.recipe(id), method: 'PUT', body: update }),
      invalidatesTags: ['Recipe'],
    }),
    recipesSaveSeo: build.mutation<AdminSeo, { id: string; seo: SeoInput }>({
      query: ({ id, seo }) => ({ url: ADMIN_API.seo('recipe', id), method: 'PUT', body: seo }),
      invalidatesTags: ['Recipe'],
    }),
    recipesDraft: build.query<FoundRecipeDraft, string>({
      query: (id) => ADMIN_API.recipeDraft(id),
      providesTags: ['Recipe'],
      keepUnusedDataFor: 0,
    }),
    recipesSaveDraft: build.mutation<RecipeDraft, { id: string; draft: RecipeDraftInput }>({
      query: ({ id, draft }) => ({ url: ADMIN_API.recipeDraft(id), method: 'PUT', body: draft }),
      invalidatesTags: ['Recipe'],
    }),
    recipesDropDraft: build.mutation<null, { id: string; revision: number }>({
      query: ({ id, revision }) => ({ url: ADMIN_API.recipeDraft(id), params: { revision }, method: 'DELETE' }),
      invalidatesTags: ['Recipe'],
    }),
    recipesLinks: build.query<PreviewLinkList, string>({
      query: (id) => ADMIN_API.previewLinks(id),
      providesTags: ['PreviewLink'],
    }),
    recipesMakeLink: build.mutation<PreviewLink, string>({
      query: (id) => ({ url: ADMIN_API.previewLinks(id), method: 'POST' }),
      invalidatesTags: ['PreviewLink'],
    }),
    recipesRevokeLink: build.mutation<null, { id: string; link: string }>({
      query: ({ id, link }) => ({ url: ADMIN_API.previewLink(id, link), method: 'DELETE' }),
      invalidatesTags: ['PreviewLink'],
    }),
    recipesPreview: build.mutation<RecipePreview, RecipePreviewInput>({
      query: (body) => ({ url: ADMIN_API.recipePreviews, method: 'POST', body }),
    }),
    recipesCopy: build.mutation<AdminRecipe, string>({
      query: (id) => ({ url: ADMIN_API.recipeCopy(id), method: 'POST' }),
      invalidatesTags: ['Recipe', 'Stats'],
    }),
    recipesRestore: build.mutation<AdminRecipe, string>({
      query: (id) => ({ url: ADMIN_API.restoration(ADMIN_API.recipe(id)), method: 'POST' }),
      invalidatesTags: ['Recipe', 'Stats'],
    }),
    recipesDestroy: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.permanently(ADMIN_API.recipe(id)), method: 'DELETE' }),
      invalidatesTags: ['Recipe'],
    }),
    recipesDelete: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.recipe(id), method: 'DELETE' }),
      invalidatesTags: ['Recipe', 'Stats'],
    }),
  }),
});
