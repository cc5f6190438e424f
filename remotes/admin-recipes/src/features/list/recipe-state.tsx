import { exactText } from '@tdt/admin/kit';
import type { AdminRecipeRow } from '@tdt/contracts';
import type { Visibility } from '@tdt/contracts/plain';
import { daysUntil } from '@tdt/domain/publication';
import styles from './recipe-columns.module.css';

export const STATES: Record<Visibility, string> = {
  public: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  ended: 'Ended',
  withdrawn: 'Withdrawn',
  deleted: 'In the trash',
};

/** The state of a recipe, whether changes of it wait to be published, and when it appears, ends or is removed for good. */
export function RecipeState({
  visibility,
  changes_at,
  pending,
}: Pick<AdminRecipeRow, 'visibility' | 'changes_at' | 'pending'>) {
  return (
    <>
      <span>{STATES[visibility]}</span>
      {pending && <span className={styles.time}>Changes pending</span>}
      {changes_at !== null && (
        <span className={styles.time}>
          {visibility === 'public' && <span>{'until '}</span>}
          {visibility === 'deleted' ? (
            <time dateTime={changes_at}>{daysLeft(changes_at)}</time>
          ) : (
            <time dateTime={changes_at} lang="fr">
              {exactText(changes_at)}
            </time>
          )}
        </span>
      )}
    </>
  );
}

function daysLeft(removal: string): string {
  const days = daysUntil(removal);
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}
