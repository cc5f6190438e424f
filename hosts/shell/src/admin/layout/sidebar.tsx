import { useCurrentUser } from '@tdt/admin/api';
import { ExportOutlined, listPath } from '@tdt/admin/kit';
import type { RemoteEntry } from '@tdt/contracts';
import { ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { Link, NavLink, useLocation, useSite } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { GlobeMark } from '../../layout/globe-mark.tsx';
import { useFrame } from './frame-texts.ts';
import { ScreenIcon } from './screen-icon.tsx';
import { menuFor } from './screens.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
}

/** The site's name, the screens of the user, and a link to the public site. */
export function Sidebar({ remotes }: SidebarProps) {
  const { is_super_admin: isSuperAdmin } = useCurrentUser();
  const { name } = useSite();
  const { texts, lang } = useFrame();
  const { pathname } = useLocation();
  return (
    <nav lang={lang} aria-label="Administration" className={styles.sidebar}>
      <Link to={ADMIN_PAGES.dashboard} className={styles.brand}>
        <GlobeMark />
        <span>
          <span>{name}</span>
          <span className={styles.office}>Administration</span>
        </span>
      </Link>
      <div className={stack(3)}>
        {menuFor({ isSuperAdmin, remotes }).map((group) => (
          <ul key={group[0]?.path} className={styles.group}>
            {group.map(({ path, labels, icon }) => (
              <li key={path}>
                {/* On the list itself it leads to the whole list. */}
                <NavLink to={pathname === path ? path : listPath(path)} className={styles.link ?? ''}>
                  <ScreenIcon name={icon} />
                  <span>{labels[lang]}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {/* Another document: not for the router. */}
      <a href={PAGES.home} target="_blank" rel="noreferrer" className={styles.site}>
        <ExportOutlined aria-hidden />
        <span>{texts.publicSite}</span>
      </a>
    </nav>
  );
}
