import { PAGES } from '@tdt/contracts/paths';
import { Link } from '@tdt/platform';
import { LinkButton } from '@tdt/ui';
import { searchOf } from './catalogue-query.ts';
import styles from './more-pages.module.css';
import { pageWindow } from './page-window.ts';
import type { RecipeList } from './use-recipe-list.ts';

/** 'Charger plus', which adds the next page below, and the links to all pages beneath it. */
export function MorePages({ list }: { list: RecipeList }) {
  const { query, page, first, total, pageSize, isPending } = list;
  if (total === null || pageSize === 0) return null;
  const last = Math.ceil(total / pageSize);
  const to = (number: number) => PAGES.recipes + searchOf({ ...query, page: number });
  if (last <= 1) return null;
  return (
    <div className={styles.more}>
      {page < last && !isPending && (
        <LinkButton
          to={to(page + 1)}
          state={{ from: first }}
          replace
          preventScrollReset
          rel="next"
          variant="outline"
          large
        >
          Charger plus
        </LinkButton>
      )}
      <nav aria-label="Pages">
        <ol className={styles.pages}>
          {pageWindow(page, last).map((number, index, numbers) =>
            number === null ? (
              <li key={`gap-${numbers[index - 1]}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <Link
                  to={to(number)}
                  className={styles.page}
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </Link>
              </li>
            ),
          )}
        </ol>
      </nav>
    </div>
  );
}
