import { useCurrentUser } from '@tdt/admin/api';
import { LogoutOutlined, SettingOutlined, UserOutlined } from '@tdt/admin/kit';
import { ADMIN_PAGES, roleName } from '@tdt/contracts/plain';
import { Link, useMenu } from '@tdt/platform';
import { Icon, icons } from '@tdt/ui';
import type { RefObject } from 'react';
import { PreferenceFields } from '../preferences/preference-fields.tsx';
import { useFrame } from './frame-texts.ts';
import { LogOutDialog, useLogOut } from './log-out.tsx';
import styles from './user-menu.module.css';

/** Shows who is signed in, links to the settings, signs out. */
export function UserMenu() {
  const user = useCurrentUser();
  const { isOpen, toggle, ref, buttonRef } = useMenu();
  const logOut = useLogOut();
  const { texts, lang } = useFrame();
  // Close the menu before the question opens: the dialog restores the focus to an element that is still visible.
  const leave = () => {
    if (!logOut.begin()) return;
    toggle();
    buttonRef.current?.focus();
  };

  return (
    <div ref={ref as RefObject<HTMLDivElement>} lang={lang} className={styles.user}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        aria-label={texts.account(user.email)}
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
            <span>{user.email}</span>
            <span className={styles.role}>{roleName(user)}</span>
          </span>
        </p>
        <Link to={ADMIN_PAGES.settings} className={styles.entry}>
          <SettingOutlined aria-hidden />
          <span>{texts.settings}</span>
        </Link>
        <PreferenceFields />
        <button type="button" className={styles.entry} disabled={logOut.isLeaving} onClick={leave}>
          <LogoutOutlined aria-hidden />
          <span>{texts.logOut}</span>
        </button>
      </div>
      {logOut.isAsking && <LogOutDialog onStay={logOut.stay} onLeave={logOut.signOut} />}
    </div>
  );
}
