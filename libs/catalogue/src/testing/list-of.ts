import type { CatalogueResult } from '@tdt/contracts';
import type { CatalogueText } from '../search-catalogue.ts';

/** The list that a search gives as text. */
export const listOf = ({ text }: CatalogueText): CatalogueResult => JSON.parse(text) as CatalogueResult;
