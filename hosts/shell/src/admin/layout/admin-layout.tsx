import { useCurrentUser } from '@tdt/admin/api';
import { forgetListOutside, ScreenLanguage, ScreenName } from '@tdt/admin/kit';
import type { RemoteEntry } from '@tdt/contracts';
import { ScrollRestoration, useLocation } from '@tdt/platform';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import '../../layout/loading-bar.css';
import { CONTENT_ID, SkipLink } from '../../layout/skip-link.tsx';
import styles from './admin-layout.module.css';
import { Breadcrumb } from './breadcrumb.tsx';
import { useFrame } from './frame-texts.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { SearchEverything } from './palette/search-everything.tsx';
import { isNamed, menuFor, titleOf } from './screens.ts';
import { Sidebar } from './sidebar.tsx';
import { useDocumentTitle, useFocusOnNavigation } from './use-navigation.ts';
import { UserMenu } from './user-menu.tsx';

interface AdminLayoutProps {
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
  /** Path of the previous screen. */
  previousPath: RefObject<string>;
  children: ReactNode;
}

/** Takes the room of a name until it has loaded, so that nothing moves. */
const ROOM = '\u00a0';

/** Layout of every screen behind the guard: menu, header with the title, the screen itself, all in its language. */
export function AdminLayout({ remotes, previousPath, children }: AdminLayoutProps) {
  const { pathname } = useLocation();
  const { title, lang } = titleOf(pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What the screen edits: '' for none. */
  const [name, setName] = useState('');
  const { texts } = useFrame();
  const { is_super_admin: isSuperAdmin } = useCurrentUser();
  const screens = menuFor({ isSuperAdmin, remotes }).flat();
  useDocumentTitle(title, lang, name);
  useFocusOnNavigation(heading, previousPath);
  useEffect(() => forgetListOutside(pathname), [pathname]);
  return (
    <ScreenLanguage lang={lang}>
      <div className={styles.layout}>
        <nav aria-label={texts.skip}>
          <SkipLink text={texts.skip} />
        </nav>
        <div className={styles.side}>
          <Sidebar remotes={remotes} />
        </div>
        <header className={styles.bar}>
          <NavigationDrawer remotes={remotes} />
          <div className={styles.heading} data-named={isNamed(pathname)}>
            <Breadcrumb />
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {isNamed(pathname) && <p className={styles.name}>{name || ROOM}</p>}
          </div>
          <SearchEverything screens={screens} />
          <UserMenu />
        </header>
        <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
          <ScreenName value={setName}>{children}</ScreenName>
        </main>
        <ScrollRestoration />
      </div>
    </ScreenLanguage>
  );
}
