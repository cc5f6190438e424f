import type { Site } from '@tdt/contracts';
import { type Elements, SiteContext } from '@tdt/platform';
import { ToastsProvider } from './toasts.tsx';

/** The contexts around the router that every page may use through the platform. */
export function Providers({ site, children }: { site: Site; children: Elements }) {
  return (
    <SiteContext value={site}>
      <ToastsProvider>{children}</ToastsProvider>
    </SiteContext>
  );
}
