import { Button, ConfirmButton, CopyOutlined, EditOutlined, LinkButton, PublicLink, RowActions } from '@tdt/admin/kit';
import type { AdminRecipeRow } from '@tdt/contracts';
import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { useRecipeActions } from '../../recipes/use-recipe-actions.ts';
import { TrashedActions } from '../trash/trashed-actions.tsx';
import styles from './recipe-columns.module.css';

interface RecipeActionsProps {
  recipe: AdminRecipeRow;
}

/** The buttons of a row. */
export const RecipeActions = ({ recipe }: RecipeActionsProps) =>
  recipe.visibility === 'deleted' ? <TrashedActions recipe={recipe} /> : <PresentActions recipe={recipe} />;

const FAILED = { title: 'Error', copy: 'Failed to duplicate recipe', removal: 'Failed to delete recipe' };

function PresentActions({ recipe: { id, slug, title, visibility } }: RecipeActionsProps) {
  const { duplicate, isCopying, moveToTrash } = useRecipeActions(id, FAILED);
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
        onConfirm={async () => void (await moveToTrash())}
      />
    </RowActions>
  );
}
