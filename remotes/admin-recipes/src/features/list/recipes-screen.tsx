import { isSessionFailure } from '@tdt/admin-api';
import { DataTable, LinkButton, PlusOutlined, useFailureToast, useUrlState } from '@tdt/admin-ui';
import { ADMIN_PAGES, ADMIN_RECIPE_SORTS } from '@tdt/contracts/plain';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { RECIPE_COLUMNS } from './recipe-columns.tsx';

const FAILURE = 'Failed to load recipes';

/** The list of recipes. */
export function RecipesScreen() {
  const state = useUrlState(ADMIN_RECIPE_SORTS);
  const { q, sort, page } = state;
  const { data, error, isFetching, refetch } = recipesApi.useRecipesListQuery({ q, sort, page });
  useFailureToast(isSessionFailure(error) ? null : error, { title: 'Error', description: FAILURE });
  return (
    <DataTable
      label="Recipes"
      searchLabel="Search recipes..."
      columns={RECIPE_COLUMNS}
      state={state}
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
