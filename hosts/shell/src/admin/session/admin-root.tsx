import { ask, createAdminStore, StoreProvider } from '@tdt/admin/api/host';
import { AdminTheme, forgetDrafts, forgetDraftsBut } from '@tdt/admin/kit';
import type { RemoteEntry } from '@tdt/contracts';
import { useLocation, useToasts } from '@tdt/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { THEME } from '../preferences/preferences.ts';
import { useChoice } from '../preferences/stored-choice.ts';
import { Guard } from './guard.tsx';
import { isLogin } from './origin-path.ts';
import { openSessionChannel } from './session-channel.ts';
import { createSessionKeeper, SessionContext } from './session-keeper.ts';
import { hasUnsaved } from './unsaved.ts';

interface AdminRootProps {
  /** The remotes in the boot data of the document: the menu shows their screens. */
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
  children: ReactNode;
}

/** Around every screen of the back office: session and theme, and guard and layout for all but the login. */
export function AdminRoot({ remotes, children }: AdminRootProps) {
  const { pathname } = useLocation();
  const theme = useChoice(THEME);
  const { show } = useToasts();
  // The screen after a sign-in is announced like one after a link; the first screen of a document is not.
  const previousPath = useRef(pathname);
  useEffect(() => {
    if (isLogin(pathname)) previousPath.current = pathname;
  }, [pathname]);
  const [{ store, keeper }] = useState(() => {
    const store = createAdminStore();
    const isGuarded = () => !isLogin(location.pathname);
    const channel = openSessionChannel();
    return {
      store,
      keeper: createSessionKeeper({ store, ask, channel, show, isGuarded, hasUnsaved, forgetDrafts, forgetDraftsBut }),
    };
  });

  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && keeper.recheck();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [keeper]);

  return (
    <StoreProvider store={store}>
      <SessionContext value={keeper}>
        <AdminTheme choice={theme}>
          {isLogin(pathname) ? (
            children
          ) : (
            <Guard>
              <AdminLayout remotes={remotes} previousPath={previousPath}>
                {children}
              </AdminLayout>
            </Guard>
          )}
        </AdminTheme>
      </SessionContext>
    </StoreProvider>
  );
}
