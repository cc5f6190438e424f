import { Button, MenuOutlined } from '@tdt/admin/kit';
import type { RemoteEntry } from '@tdt/contracts';
import { useLocation } from '@tdt/platform';
import { IconButton, icons } from '@tdt/ui';
import { useEffect, useRef } from 'react';
import { useFrame } from './frame-texts.ts';
import styles from './navigation-drawer.module.css';
import { Sidebar } from './sidebar.tsx';

interface NavigationDrawerProps {
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
}

/**
 * The menu on narrow screens. A native dialog: the browser traps the focus, closes the dialog on Escape and restores
 * the focus. A press outside and a navigation close it too.
 */
export function NavigationDrawer({ remotes }: NavigationDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const { texts, lang } = useFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(() => dialog.current?.close(), [key]);
  return (
    <div lang={lang} className={styles.narrow}>
      <Button
        type="text"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        icon={<MenuOutlined aria-hidden />}
        onClick={() => dialog.current?.showModal()}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        className={styles.drawer}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        <div className={styles.sheet}>
          <IconButton
            label={texts.closeMenu}
            path={icons.close}
            className={styles.close}
            onClick={() => dialog.current?.close()}
          />
          <Sidebar remotes={remotes} />
        </div>
      </dialog>
    </div>
  );
}
