import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { CountryDirectory } from '../countries/country-directory.ts';
import type { SitemapSource } from './sitemap-files.ts';

interface Parts {
  catalogue: Catalogue;
  directory: CountryDirectory;
}

/**
 * Reads what the sitemap lists from memory: the recipes, those changed last first, and all countries by name. The order
 * of 100,000 recipes takes a tenth of a second to find: it is kept until `listen` tells of a change.
 */
export function sitemapSource(
  { catalogue, directory }: Parts,
  listen: (listener: () => void) => void,
): () => SitemapSource {
  let kept: SitemapSource | null = null;
  listen(() => {
    kept = null;
  });

  function read(): SitemapSource {
    const { index } = catalogue;
    const recipes = [...index.ids()].flatMap((id) => index.get(id) ?? []).sort(byChange);
    const countries = directory
      .all()
      .map(({ document }) => ({ slug: document.slug, updated_at: document.updated_at.toISOString() }));
    return {
      recipes: { length: recipes.length, slice: (start, end) => recipes.slice(start, end).map(listed) },
      countries,
      slugCharacters: [...recipes, ...countries].reduce((sum, { slug }) => sum + slug.length, 0),
    };
  }

  return () => {
    kept ??= read();
    return kept;
  };
}

const byChange = (a: CatalogueEntry, b: CatalogueEntry): number =>
  b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : Number(a.id > b.id));

const listed = ({ slug, updatedAt }: CatalogueEntry) => ({ slug, updated_at: new Date(updatedAt).toISOString() });
