import { Button, cluster, DataTable, LinkButton, PlusOutlined, useList } from '@tdt/admin/kit';
import { SavedViews } from '@tdt/admin/teamwork';
import { ADMIN_PAGES, ADMIN_RECIPE_SORTS } from '@tdt/contracts/plain';
import { lazy, Suspense, useState } from 'react';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { countOf, useSelection } from '../bulk/use-selection.ts';
import { RECIPE_COLUMNS, TRASH_COLUMNS } from './recipe-columns.tsx';
import { useRecipeFilters } from './recipe-filters.ts';

const FAILURE = 'Failed to load recipes';

/** Only with the first choice: the list alone does without. */
const BulkTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recipe-bulk" */ '../bulk/bulk-tools.tsx')).BulkTools,
}));

/** The list of recipes. */
export function RecipesScreen() {
  const list = useList({
    useQuery: recipesApi.useRecipesListQuery,
    sorts: ADMIN_RECIPE_SORTS,
    filters: useRecipeFilters(),
    failure: FAILURE,
    failureToast: { title: 'Error', description: FAILURE },
  });
  const { q, sort, filters } = list.state;
  const total = list.data?.total ?? 0;
  const isTrash = filters.visibility === 'deleted';
  const { rows, ...chosen } = useSelection({ ...filters, q, sort }, list.data?.items ?? [], total);
  const [isLatestOpen, setLatestOpen] = useState(false);
  // Once it was used it stays: a dialog is open perhaps when nothing is chosen any more.
  const [isUsed, setUsed] = useState(false);
  if (!isUsed && (isLatestOpen || countOf(chosen.selection) > 0)) setUsed(true);
  return (
    <>
      <SavedViews list="recipes" filters={list.filters} lang="en" />
      <DataTable
        label="Recipes"
        searchLabel="Search recipes..."
        columns={isTrash ? TRASH_COLUMNS : RECIPE_COLUMNS}
        list={list}
        {...(!isTrash && { selection: rows })}
        emptyText="No recipes found"
        countText={(total) => `${total} ${total === 1 ? 'recipe' : 'recipes'}`}
        action={
          <div className={cluster(2)}>
            <LinkButton to={ADMIN_PAGES.recipeCalendar}>Calendar</LinkButton>
            <LinkButton type="primary" to={ADMIN_PAGES.newRecipe} icon={<PlusOutlined aria-hidden />}>
              Add New Recipe
            </LinkButton>
          </div>
        }
      />
      <Button type="link" onClick={() => setLatestOpen(true)}>
        Latest bulk changes
      </Button>
      {isUsed && (
        <Suspense fallback={null}>
          <BulkTools
            {...chosen}
            total={total}
            isLatestOpen={isLatestOpen}
            onLatestClosed={() => setLatestOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
