import type { Site } from '@tdt/contracts';
import { SiteContext } from '@tdt/platform';
import type { ReactNode } from 'react';
import { type LoadNewsletter, NewsletterProvider } from './newsletter.tsx';
import { ToastsProvider } from './toasts.tsx';

interface ProvidersProps {
  site: Site;
  /** The browser's: there is nothing to press on the server. */
  loadNewsletter?: LoadNewsletter;
  children: ReactNode;
}

/** What every page may use through the platform, around the router. */
export function Providers({ site, loadNewsletter, children }: ProvidersProps) {
  return (
    <SiteContext value={site}>
      <ToastsProvider>
        <NewsletterProvider load={loadNewsletter}>{children}</NewsletterProvider>
      </ToastsProvider>
    </SiteContext>
  );
}
