import { createContext, useContext } from 'react';

export interface Newsletter {
  /** Opens the newsletter modal. */
  open(): void;
}

/** Filled by the shell. */
export const NewsletterContext = createContext<Newsletter>({ open: () => {} });

export function useNewsletter(): Newsletter {
  return useContext(NewsletterContext);
}
