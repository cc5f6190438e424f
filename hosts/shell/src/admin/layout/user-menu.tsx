import { useCurrentUser } from '@tdt/admin-api';
import { LogoutOutlined, SettingOutlined, UserOutlined } from '@tdt/admin-ui';
import { ADMIN_PAGES } from '@tdt/contracts/admin-paths';
import { Link, useToasts } from '@tdt/platform';
import { Icon, icons } from '@tdt/ui';
import { type RefObject, useState } from 'react';
import { useMenu } from '../../layout/use-menu.ts';
import { useSessionKeeper } from '../session/session-context.ts';
import { SESSION_TOPIC } from '../session/session-toasts.ts';
import { roleName } from '../settings/role-name.ts';
import styles from './user-menu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const user = useCurrentUser();
  const keeper = useSessionKeeper();
  const toasts = useToasts();
  const { isOpen, toggle, ref, buttonRef } = useMenu();
  const [isLeaving, setLeaving] = useState(false);

  const signOut = async () => {
    setLeaving(true);
    const isOut = await keeper.signOut();
    setLeaving(false);
    toasts.show({
      topic: SESSION_TOPIC,
      ...(isOut ? { kind: 'success', title: 'Logged out' } : { kind: 'error', title: 'Logout failed' }),
    });
  };

  return (
    <div ref={ref as RefObject<HTMLDivElement>} lang="en" className={styles.user}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        aria-label={`Account of ${user.email}`}
        onClick={toggle}
      >
        <span className={styles.badge} data-letter={user.email.charAt(0).toUpperCase()} />
        <span className={styles.email}>{user.email}</span>
        <Icon path={icons.chevronDown} />
      </button>
      <div id="user-menu" className={styles.panel} hidden={!isOpen}>
        <p className={styles.who}>
          <UserOutlined aria-hidden />
          <span>
            {user.email}
            <span className={styles.role}>{roleName(user)}</span>
          </span>
        </p>
        <Link to={ADMIN_PAGES.settings} className={styles.entry}>
          <SettingOutlined aria-hidden />
          Settings
        </Link>
        <button type="button" className={styles.entry} disabled={isLeaving} onClick={signOut}>
          <LogoutOutlined aria-hidden />
          Logout
        </button>
      </div>
    </div>
  );
}
