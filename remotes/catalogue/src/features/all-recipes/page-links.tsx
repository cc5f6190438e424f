import { PAGES } from '@tdt/contracts/plain';
import { type ListQuery, searchOf } from '@tdt/domain/lists';
import { Link } from '@tdt/platform';
import { cluster } from '@tdt/ui';
import styles from './more-pages.module.css';
import { pageWindow } from './page-window.ts';

interface PageLinksProps {
  query: ListQuery;
  page: number;
  last: number;
}

/** Links to the pages of the list, for search engines and for visitors who skip pages. */
export function PageLinks({ query, page, last }: PageLinksProps) {
  return (
    <nav aria-label="Pages">
      <ol className={cluster(1, styles.pages)}>
        {pageWindow(page, last).map((number, index, numbers) =>
          number === null ? (
            <li key={`gap-${numbers[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={PAGES.recipes + searchOf({ ...query, page: number })}
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
  );
}
