import { AppError, type VersionKind } from '@tdt/contracts';
import { documentReader, schemaOf } from '@tdt/database/documents';
import type { CountryDocument } from '@tdt/geography';
import { adminCountry } from '../countries/written-country.ts';
import type { PageDocument, SeoDocument } from '../pages/page.models.ts';
import { editableContent } from '../pages/page-content.ts';
import { editableSeo } from '../pages/pages.ts';
import { adminRecipe } from '../recipes/admin-recipe.ts';
import type { RecipeDocument } from '../recipes/recipe.model.ts';

/** The collection of each kind. */
export const COLLECTIONS: Record<VersionKind, string> = {
  recipe: 'recipes',
  country: 'countries',
  page: 'page_content',
  seo: 'seo_metadata',
};

const FORMS = {
  recipe: (document: object) => adminRecipe(document as RecipeDocument),
  /** Its recipes are those of now, which the form does not edit. */
  country: (document: object) => adminCountry(document as CountryDocument, 0),
  page: (document: object) => editableContent(document as PageDocument),
  seo: (document: object) => editableSeo(document as SeoDocument),
} as const satisfies Record<VersionKind, (document: object) => object>;

/** A state as the form of its kind loads it. */
export type FormState<Kind extends VersionKind> = ReturnType<(typeof FORMS)[Kind]>;

/** What is wrong with a stored state; `null`: it can be read, and has the defaults of what it lacked. */
export function faultOf(kind: VersionKind, document: object): string | null {
  const schema = schemaOf(COLLECTIONS[kind]);
  return schema ? documentReader(schema)(document) : 'has no schema';
}

/**
 * A stored state, of whatever release, by the present schema: what an older release did not store gets its default.
 * Throws `DOCUMENT_MALFORMED`.
 */
export function formState<Kind extends VersionKind>(kind: Kind, document: object): FormState<Kind> {
  if (faultOf(kind, document) !== null) throw new AppError('DOCUMENT_MALFORMED', { detail: UNREADABLE });
  return FORMS[kind](document) as FormState<Kind>;
}

const UNREADABLE = 'Cette version est endommagée : elle ne peut être ni comparée, ni restaurée.';
