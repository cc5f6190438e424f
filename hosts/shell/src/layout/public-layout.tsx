import '@tdt/ui/base.css';
import { Outlet } from '@tdt/platform';
import { BrowserLook } from './browser-look.tsx';
import './loading-bar.css';
import styles from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** What frames every public page: a way past the navigation, header, content, footer. */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <BrowserLook />
      <SkipLink />
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
