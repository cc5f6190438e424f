import { type ComponentType, createContext, useContext } from 'react';

export interface Newsletter {
  /** Opens the newsletter modal. */
  open(): void;
}

/** What the remote `newsletter` exposes as `Newsletter`, beside its routes: the modal, on the page while it is open. */
export type NewsletterModal = ComponentType<{ onClose: () => void }>;

/** Filled by the shell. */
export const NewsletterContext = createContext<Newsletter>({ open: () => {} });

export function useNewsletter(): Newsletter {
  return useContext(NewsletterContext);
}
