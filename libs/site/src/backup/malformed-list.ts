import { CountrySeedSchema, PageContentInputSchema, SeoInputSchema } from '@tdt/contracts';
import {
  editableContent,
  editableSeo,
  exportedFault,
  exportedRecipe,
  type PageDocument,
  type RecipeDocument,
  type SeoDocument,
} from '@tdt/cookbook';
import { documentName, documentReader, faultOf, schemaOf } from '@tdt/database/documents';
import type { CountryDocument } from '@tdt/geography';
import { refusedArchive } from './archive.ts';

/** Documents that a refusal lists. */
const SHOWN = 10;

/** What an editor could not save either, in a document whose fields are of the right types. */
const RULES: Readonly<Record<string, (document: never) => string | null>> = {
  recipes: (recipe: RecipeDocument) => exportedFault(exportedRecipe(recipe, null, undefined)),
  countries: ({ images }: CountryDocument) => faultOf(CountrySeedSchema.pick({ images: true }), { images }),
  seo_metadata: (seo: SeoDocument) => faultOf(SeoInputSchema, editableSeo(seo)),
  page_content: (page: PageDocument) => faultOf(PageContentInputSchema, editableContent(page)),
};

export type MalformedList = ReturnType<typeof malformedList>;

/** Collects what is malformed among the documents of an archive. */
export function malformedList() {
  const readers = new Map<string, (document: object) => string | null>();
  const named: string[] = [];
  let count = 0;

  function readerOf(collection: string): (document: object) => string | null {
    const schema = schemaOf(collection);
    const rule = RULES[collection] as ((document: object) => string | null) | undefined;
    const read = schema ? documentReader(schema) : () => null;
    return (document) => read(document) ?? rule?.(document) ?? null;
  }

  return {
    add(collection: string, document: Record<string, unknown>): void {
      const read = readers.get(collection) ?? readerOf(collection);
      readers.set(collection, read);
      const fault = read(document);
      if (fault === null) return;
      count += 1;
      if (named.length < SHOWN) named.push(`${documentName(collection, document._id)} (${fault})`);
    },

    /** Throws `ARCHIVE_REFUSED` if there is any. */
    refuse(file: string): void {
      if (count === 0) return;
      const what = `${count} ${count === 1 ? 'document is' : 'documents are'} malformed in ${file}`;
      throw refusedArchive(`${what}: ${named.join(', ')}. To restore it all the same, add --with-malformed.`);
    },
  };
}
