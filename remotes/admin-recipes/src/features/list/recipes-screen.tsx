import { DataTable, LinkButton, PlusOutlined, useList } from '@tdt/admin/kit';
import { ADMIN_PAGES, ADMIN_RECIPE_SORTS } from '@tdt/contracts/plain';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { RECIPE_COLUMNS, TRASH_COLUMNS } from './recipe-columns.tsx';
import { useRecipeFilters } from './recipe-filters.ts';

const FAILURE = 'Failed to load recipes';

/** The list of recipes. */
export function RecipesScreen() {
  const list = useList({
    useQuery: recipesApi.useRecipesListQuery,
    sorts: ADMIN_RECIPE_SORTS,
    filters: useRecipeFilters(),
    failure: FAILURE,
    failureToast: { title: 'Error', description: FAILURE },
  });
  return (
    <DataTable
      label="Recipes"
      searchLabel="Search recipes..."
      columns={list.state.filters.visibility === 'deleted' ? TRASH_COLUMNS : RECIPE_COLUMNS}
      list={list}
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
