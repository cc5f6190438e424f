import { ask, createAdminStore, StoreProvider } from '@tdt/admin-api/host';
import { AdminTheme, forgetDrafts } from '@tdt/admin-ui';
import type { RemoteEntry } from '@tdt/contracts';
import { useLocation, useToasts } from '@tdt/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { Guard } from './guard.tsx';
import { isLogin } from './origin-path.ts';
import { openSessionChannel } from './session-channel.ts';
import { SessionContext } from './session-context.ts';
import { createSessionKeeper } from './session-keeper.ts';

interface AdminRootProps {
  /** What the document knows of: the menu shows the screens of these. */
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
  children: ReactNode;
}

/** Around every screen of the back office: who is signed in, the look, and for all but the login guard and layout. */
export function AdminRoot({ remotes, children }: AdminRootProps) {
  const { pathname } = useLocation();
  const { show } = useToasts();
  // Whoever has signed in is told what screen that leads to, like after a link; whoever opens the document is not.
  const shown = useRef(pathname);
  useEffect(() => {
    if (isLogin(pathname)) shown.current = pathname;
  }, [pathname]);
  const [{ store, keeper }] = useState(() => {
    const store = createAdminStore();
    const isGuarded = () => !isLogin(location.pathname);
    const channel = openSessionChannel();
    return { store, keeper: createSessionKeeper({ store, ask, channel, show, isGuarded, forgetDrafts }) };
  });

  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && keeper.lookAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [keeper]);

  return (
    <StoreProvider store={store}>
      <SessionContext value={keeper}>
        <AdminTheme>
          {isLogin(pathname) ? (
            children
          ) : (
            <Guard>
              <AdminLayout remotes={remotes} shown={shown}>
                {children}
              </AdminLayout>
            </Guard>
          )}
        </AdminTheme>
      </SessionContext>
    </StoreProvider>
  );
}
