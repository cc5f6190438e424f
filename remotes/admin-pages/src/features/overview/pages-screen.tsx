import { EDITED_PAGES } from '../../pages/edited-pages.ts';
import { PageCard } from './page-card.tsx';
import styles from './pages-screen.module.css';

/** /admin/pages: a card for each page whose metadata editors write. */
export function PagesScreen() {
  return (
    <ul className={styles.pages}>
      {EDITED_PAGES.map((page) => (
        <li key={page.type} className={styles.page}>
          <PageCard page={page} />
        </li>
      ))}
    </ul>
  );
}
