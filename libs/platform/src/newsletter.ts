import type { NewsletterTrigger, NewsletterVariant } from '@tdt/contracts';
import { type ComponentType, createContext, useContext } from 'react';

export interface Newsletter {
  /** Opens the newsletter modal. */
  open(): void;
}

interface NewsletterModalProps {
  variant: NewsletterVariant;
  /** What opened it: `button` for a click of the visitor. */
  trigger: NewsletterTrigger;
  /** Removes the modal from the page. */
  onClose: () => void;
  onSubscribed?: () => void;
}

/** The modal, which the remote `newsletter` exposes as `Newsletter` besides its routes. Rendered while it is open. */
export type NewsletterModal = ComponentType<NewsletterModalProps>;

/** Provided by the shell. */
export const NewsletterContext = createContext<Newsletter>({ open: () => {} });

export function useNewsletter(): Newsletter {
  return useContext(NewsletterContext);
}
