import type { Site } from '@tdt/contracts';
import { SiteContext } from '@tdt/platform';
import type { ReactNode } from 'react';
import { ToastsProvider } from './toasts.tsx';

/** What every page may use through the platform, around the router. */
export function Providers({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <ToastsProvider>{children}</ToastsProvider>
    </SiteContext>
  );
}
