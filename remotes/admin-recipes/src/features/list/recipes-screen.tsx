import { isSessionFailure } from '@tdt/admin/api';
import { DataTable, LinkButton, PlusOutlined, useFailureToast, useUrlState } from '@tdt/admin/kit';
import { ADMIN_PAGES, ADMIN_RECIPE_SORTS } from '@tdt/contracts/plain';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { RECIPE_COLUMNS } from './recipe-columns.tsx';
import { knownFilters, RECIPE_FILTERS, RecipeFilters } from './recipe-filters.tsx';

const FAILURE = 'Failed to load recipes';

/** The list of recipes. */
export function RecipesScreen() {
  const state = useUrlState({ sorts: ADMIN_RECIPE_SORTS, filters: RECIPE_FILTERS });
  const { q, filters, sort, page } = state;
  const query = { q, ...knownFilters(filters), sort, page };
  const { data, error, isFetching, refetch } = recipesApi.useRecipesListQuery(query);
  useFailureToast(isSessionFailure(error) ? null : error, { title: 'Error', description: FAILURE });
  return (
    <DataTable
      label="Recipes"
      searchLabel="Search recipes..."
      columns={RECIPE_COLUMNS}
      state={state}
      filters={<RecipeFilters state={state} />}
      list={data}
      isLoading={isFetching}
      failure={error ? FAILURE : null}
      error={error}
      onRetry={refetch}
      emptyText="No recipes found"
      countText={(total) => `${total} ${total === 1 ? 'recipe' : 'recipes'}`}
      action={
        <LinkButton type="primary" to={ADMIN_PAGES.newRecipe} icon={<PlusOutlined aria-hidden />}>
          Add New Recipe
        </LinkButton>
      }
    />
  );
}
