import { Skeleton } from '@tdt/admin/kit';
import { EDITED_PAGES } from '../../pages/edited-pages.ts';
import { pagesApi } from '../../pages/pages-api.ts';
import { useOnce } from '../use-once.ts';
import { PageCard } from './page-card.tsx';
import styles from './pages-screen.module.css';

/** /admin/pages: a card for each page whose metadata editors write. All appear at once, so that none moves another. */
export function PagesScreen() {
  const content = pagesApi.usePagesContentQuery();
  const seo = {
    home: pagesApi.usePagesSeoQuery('home'),
    recipes_list: pagesApi.usePagesSeoQuery('recipes_list'),
    about: pagesApi.usePagesSeoQuery('about'),
  };
  const hasResponses = useOnce([content, ...Object.values(seo)].every(({ isLoading }) => !isLoading));
  if (!hasResponses) return <Skeleton active />;
  return (
    <ul className={styles.pages}>
      {EDITED_PAGES.map((page) => (
        <li key={page.type} className={styles.page}>
          <PageCard page={page} seo={seo[page.type]} content={page.type === 'about' ? content : null} />
        </li>
      ))}
    </ul>
  );
}
