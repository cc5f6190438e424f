import type { NewsletterTrigger, NewsletterVariant } from '@tdt/contracts';
import { type ComponentType, createContext, useContext } from 'react';

export interface Newsletter {
  /** Opens the newsletter modal. */
  open(): void;
}

export interface NewsletterModalProps {
  variant: NewsletterVariant;
  /** What opened it: `button` for a visitor who asked for it. */
  trigger: NewsletterTrigger;
  /** Takes it off the page. */
  onClose: () => void;
  onSubscribed?: () => void;
}

/** What the remote `newsletter` exposes as `Newsletter`, beside its routes: the modal, on the page while it is open. */
export type NewsletterModal = ComponentType<NewsletterModalProps>;

/** Filled by the shell. */
export const NewsletterContext = createContext<Newsletter>({ open: () => {} });

export function useNewsletter(): Newsletter {
  return useContext(NewsletterContext);
}
