import '@tdt/ui/base.css';
import { Outlet } from '@tdt/platform';
import './loading-bar.css';
import styles from './public-layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { CONTENT_ID } from './skip-link.tsx';
import touchIcon from './touch-icon.png';

/** The frame of every public page: header, content, footer. */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <BrowserChrome />
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

/** Colour of the browser's bars on phones, that of the dark band at the top of pages, and the icon of app/icon.svg. */
function BrowserChrome() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#12313f" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f2833" />
      <link rel="apple-touch-icon" href={touchIcon} />
    </>
  );
}
