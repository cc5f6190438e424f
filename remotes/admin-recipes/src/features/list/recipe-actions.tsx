import { problemOf } from '@tdt/admin/api';
import {
  Button,
  ConfirmButton,
  CopyOutlined,
  EditOutlined,
  LinkButton,
  PublicLink,
  RowActions,
  useReport,
} from '@tdt/admin/kit';
import type { AdminRecipeRow } from '@tdt/contracts';
import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { useNavigate } from '@tdt/platform';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { TrashedActions } from '../trash/trashed-actions.tsx';
import { useRestore } from '../trash/use-restore.ts';
import styles from './recipe-columns.module.css';

interface RecipeActionsProps {
  recipe: AdminRecipeRow;
}

/** The buttons of a row. */
export const RecipeActions = ({ recipe }: RecipeActionsProps) =>
  recipe.visibility === 'deleted' ? <TrashedActions recipe={recipe} /> : <PresentActions recipe={recipe} />;

function PresentActions({ recipe: { id, slug, title, visibility } }: RecipeActionsProps) {
  const report = useReport();
  const navigate = useNavigate();
  const [copy, { isLoading: isCopying }] = recipesApi.useRecipesCopyMutation();
  const [remove] = recipesApi.useRecipesDeleteMutation();
  const restore = useRestore();
  const duplicate = async () => {
    const { data, error } = await copy(id);
    const note = 'The copy is a draft.';
    const description = 'Failed to duplicate recipe';
    report(error, { title: 'Success', description: 'Recipe duplicated successfully', note }, { description });
    if (data) void navigate(ADMIN_PAGES.recipe(data.id));
  };
  const onConfirm = async () => {
    const { error } = await remove(id);
    // Another user has deleted it: the goal is reached.
    const failure = problemOf(error)?.code === 'RECIPE_NOT_FOUND' ? undefined : error;
    const action = { label: 'Undo', onPress: () => void restore(id) };
    const description = 'Failed to delete recipe';
    report(failure, { title: 'Success', description: 'Recipe deleted successfully', action }, { description });
  };
  return (
    <RowActions>
      {visibility === 'public' && (
        <span className={styles.wideOnly}>
          <PublicLink to={PAGES.recipe(slug)} label={`View ${title} in a new tab`} />
        </span>
      )}
      <LinkButton
        type="text"
        to={ADMIN_PAGES.recipe(id)}
        icon={<EditOutlined aria-hidden />}
        aria-label={`Edit ${title}`}
      />
      <Button
        type="text"
        icon={<CopyOutlined aria-hidden />}
        aria-label={`Duplicate ${title}`}
        loading={isCopying}
        onClick={duplicate}
      />
      <ConfirmButton
        label={`Delete ${title}`}
        title="Are you sure?"
        text={
          <span>
            This will move the recipe <span lang="fr">{title}</span> to the trash. You can restore it within 30 days.
          </span>
        }
        confirm="Delete"
        onConfirm={onConfirm}
      />
    </RowActions>
  );
}
