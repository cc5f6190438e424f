import { retryText, TOO_MANY } from '@tdt/domain/text';
import { VisuallyHidden } from '@tdt/ui';
import styles from './result-count.module.css';
import type { RecipeList } from './use-recipe-list.ts';

const COUNT_ID = 'nombre';
const FAILED = "Les recettes n'ont pas pu être chargées.";
const UNTIL_THEN = "D'ici là, la liste d'avant reste affichée.";

/** Takes the focus when the focused element disappears with its filter. */
export const focusCount = (): void => document.getElementById(COUNT_ID)?.focus({ preventScroll: true });

/** The number of recipes; screen readers announce its changes. */
export function ResultCount({ list }: { list: RecipeList }) {
  const { total, items, isPending, hasFailed, retryAfter, shownText, query } = list;
  const isPart = !hasFailed && total !== null && items !== null && items.length > 0 && items.length < total;
  return (
    <p id={COUNT_ID} tabIndex={-1} className={styles.count} role="status" aria-busy={isPending}>
      <span>
        {hasFailed
          ? retryAfter === null
            ? FAILED
            : TOO_MANY
          : total === null || items === null
            ? 'Recherche en cours…'
            : countText(total, shownText ?? query.q)}
      </span>
      {!hasFailed && shownText && <small className={styles.instead}>{`Aucune recette pour ${quoted(query.q)}`}</small>}
      {retryAfter !== null && <small className={styles.instead}>{`${retryText(retryAfter)} ${UNTIL_THEN}`}</small>}
      {isPart && <VisuallyHidden>{`, ${items.length} affichées`}</VisuallyHidden>}
    </p>
  );
}

function countText(total: number, q: string): string {
  const recipes = total > 1 ? `${total} recettes` : total === 1 ? '1 recette' : 'Aucune recette';
  return q ? `${recipes} pour ${quoted(q)}` : recipes;
}

const quoted = (text: string): string => `«\u00a0${text}\u00a0»`;
