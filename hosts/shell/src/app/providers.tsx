import type { Site } from '@tdt/contracts';
import { SiteContext } from '@tdt/platform';
import type { ReactNode } from 'react';
import { ToastsProvider } from './toasts.tsx';

/** The contexts around the router that every page may use through the platform. */
export function Providers({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <ToastsProvider>{children}</ToastsProvider>
    </SiteContext>
  );
}
