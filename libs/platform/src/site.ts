import type { Site } from '@tdt/contracts';
import { createContext, useContext } from 'react';

/** Provided by the shell from the document's boot data. */
export const SiteContext = createContext<Site | null>(null);

/** Name, tagline, address and feature switches of the site. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be called inside the shell.');
  return site;
}
