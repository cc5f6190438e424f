import { LoadMore } from './load-more.tsx';
import styles from './more-pages.module.css';
import { PageLinks } from './page-links.tsx';
import type { RecipeList } from './use-recipe-list.ts';

/** 'Charger plus', which adds the next page below, and the links to all pages beneath it. */
export function MorePages({ list }: { list: RecipeList }) {
  const { total, pageSize, first, page, hasFailed } = list;
  if (hasFailed && first === page) return null;
  if (total === null || pageSize === 0 || total <= pageSize) return null;
  const last = Math.ceil(total / pageSize);
  return (
    <div className={styles.more}>
      <LoadMore list={list} last={last} />
      <PageLinks query={list.query} page={list.page} last={last} />
    </div>
  );
}
