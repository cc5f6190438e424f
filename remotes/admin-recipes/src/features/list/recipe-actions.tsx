import { isSessionFailure, problemOf } from '@tdt/admin/api';
import {
  Button,
  ConfirmButton,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  LinkButton,
  PublicLink,
  RowActions,
  useReference,
} from '@tdt/admin/kit';
import type { AdminRecipeRow } from '@tdt/contracts';
import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { useNavigate, useToasts } from '@tdt/platform';
import { recipesApi } from '../../recipes/recipes-api.ts';
import styles from './recipe-columns.module.css';

/** The buttons of a row. */
export function RecipeActions({ recipe: { id, slug, title, visibility } }: { recipe: AdminRecipeRow }) {
  const report = useReport();
  const navigate = useNavigate();
  const [copy, { isLoading: isCopying }] = recipesApi.useRecipesCopyMutation();
  const [remove] = recipesApi.useRecipesDeleteMutation();
  const duplicate = async () => {
    const { data, error } = await copy(id);
    report(error, 'Recipe duplicated successfully', 'Failed to duplicate recipe', 'The copy is a draft.');
    if (data) void navigate(ADMIN_PAGES.recipe(data.id));
  };
  const onConfirm = async () => {
    const { error } = await remove(id);
    // Another user has deleted it: the goal is reached.
    const failure = problemOf(error)?.code === 'RECIPE_NOT_FOUND' ? undefined : error;
    report(failure, 'Recipe deleted successfully', 'Failed to delete recipe');
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
        icon={<DeleteOutlined aria-hidden />}
        title="Are you sure?"
        text={
          <span>
            This will move the recipe <span lang="fr">{title}</span> to the trash. You can restore it within 30 days.
          </span>
        }
        confirm="Delete"
        cancel="Cancel"
        onConfirm={onConfirm}
      />
    </RowActions>
  );
}

/** Shows a toast for what an action did. The guard reports failures of the session. */
function useReport() {
  const { show } = useToasts();
  const reference = useReference();
  return (error: unknown, success: string, failure: string, note?: string) => {
    if (!error) show({ kind: 'success', title: 'Success', description: success, ...(note && { note }) });
    else if (!isSessionFailure(error))
      show({ kind: 'error', title: 'Error', description: failure, ...reference(error) });
  };
}
