import {
  type AdminCountry,
  type AdminCountryList,
  type AdminCountryQuery,
  AppError,
  type CountryInput,
  type CountryRegions,
  type CountryUpdateInput,
} from '@tdt/contracts';
import { changedFields } from '@tdt/database/documents';
import type { CountryDirectory, CountryDocument } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { editedDocuments, newDocument } from '../edited-documents.ts';
import { createCountryTrash, deletionOf, type TrashDependencies } from './country-trash.ts';
import { listForEditors } from './list-for-editors.ts';
import { adminCountry, type CountryFields, checkCountry, distinct, storedFields } from './written-country.ts';

/** What a write did, with the names of what it changed, for the audit log. */
interface SavedCountry {
  country: AdminCountry;
  changes: string[];
}

const byName = new Intl.Collator('fr').compare;

interface Dependencies extends Omit<TrashDependencies, 'shown' | 'now'> {
  directory: Pick<CountryDirectory, 'all' | 'trashed'>;
  catalogue: Pick<Catalogue, 'counts'>;
  now?: () => Date;
}

export type CountryEditing = ReturnType<typeof createCountryEditing>;

/** Countries as editors write them. */
export function createCountryEditing(dependencies: Dependencies) {
  const { repository, directory, catalogue, files, now = () => new Date() } = dependencies;

  const shown = (country: CountryDocument) => adminCountry(country, catalogue.counts().get(country._id) ?? 0);

  const stored = { ...repository, isStored: repository.exists, deletionOf };
  const countries = editedDocuments<CountryDocument, CountryFields>(stored, {
    notFound: 'COUNTRY_NOT_FOUND',
    gone: ({ by }) => new AppError('COUNTRY_GONE', { detail: `Mis à la corbeille${by === null ? '' : ` par ${by}`}.` }),
  });

  /** Names that differ only in case, accents or signs give the same address. */
  async function duplicate({ name, slug }: Pick<CountryDocument, 'name' | 'slug'>): Promise<AppError> {
    const other = (await repository.all()).find((country) => country.slug === slug || country.name === name);
    const detail = other?.deleted
      ? `Le pays « ${other.name} » est dans la corbeille : restaurez-le, ou supprimez-le définitivement.`
      : `Le nom « ${name} » est déjà pris : un autre pays a l'adresse /pays/${slug}.`;
    return new AppError('DUPLICATE_NAME', { detail });
  }

  return {
    /** A page of all countries, or of those in the trash, with their numbers of recipes. */
    list: (query: AdminCountryQuery): AdminCountryList =>
      listForEditors(query.trash ? directory.trashed() : directory.all(), catalogue.counts(), query),

    /** The regions of all countries. */
    regions: (): CountryRegions => ({
      items: distinct(directory.all().flatMap(({ document }) => document.regions)).sort(byName),
    }),

    /** Throws `COUNTRY_NOT_FOUND`, and like all that read it `DOCUMENT_MALFORMED`. */
    get: async (id: string): Promise<AdminCountry> => shown(await countries.existing(id)),

    /** Stores a new country under the slug of its name. Throws `DUPLICATE_NAME`, `VALIDATION_FAILED`. */
    async create(input: CountryInput, by: string | null = null): Promise<AdminCountry> {
      await checkCountry(files, input);
      const country = { ...newDocument({ at: now(), by }), code: null, ...storedFields(input) };
      if ((await repository.insert([country])) === 0) throw await duplicate(country);
      return shown(country);
    },

    /**
     * Replaces a country in one write; its former slug leads to the new one, and its former state stays as a version.
     * Throws `COUNTRY_NOT_FOUND`, `COUNTRY_GONE` for one in the trash, `REVISION_CONFLICT`, `DUPLICATE_NAME`, `VALIDATION_FAILED`.
     */
    async update(
      id: string,
      { revision, ...input }: CountryUpdateInput,
      by: string | null = null,
    ): Promise<SavedCountry> {
      const before = await countries.seen(id, revision);
      await checkCountry(files, input, before);
      const fields = storedFields(input);
      const after = await countries.replace(before, fields, { at: now(), by });
      if (!after) throw await duplicate(fields);
      return { country: shown(after), changes: changedFields(shown(before), shown(after), ['name', 'slug']) };
    },

    ...createCountryTrash({ ...dependencies, now, shown }),
  };
}
