import type {
  AdminCountry,
  AdminCountryList,
  AdminCountryQuery,
  CountryInput,
  CountryRegions,
  CountryRemoval,
  CountryUpdateInput,
} from '@tdt/contracts';

/** What a write did, with the names of what it changed, for the audit log. */
interface SavedCountry {
  country: AdminCountry;
  changes: string[];
}

/** Countries as editors write them. */
export interface CountryEditing {
  /** A page of all countries, with their numbers of recipes. */
  list(query: AdminCountryQuery): AdminCountryList;
  /** The regions of all countries. */
  regions(): CountryRegions;
  /** Throws `COUNTRY_NOT_FOUND`, and like all that read it `DOCUMENT_MALFORMED`. */
  get(id: string): Promise<AdminCountry>;
  /** Stores a new country under the slug of its name. Throws `DUPLICATE_NAME`, `VALIDATION_FAILED`. */
  create(input: CountryInput): Promise<AdminCountry>;
  /**
   * Replaces a country in one write; its former slug leads to the new one, and files that nothing shows any more are
   * removed. Throws `COUNTRY_NOT_FOUND`, `REVISION_CONFLICT`, `DUPLICATE_NAME`, `VALIDATION_FAILED`.
   */
  update(id: string, update: CountryUpdateInput): Promise<SavedCountry>;
  /**
   * Moves the country's recipes, then removes it with its files; answers it as it was, `null`: malformed. Throws `COUNTRY_NOT_FOUND`,
   * `COUNTRY_HAS_RECIPES` unless the removal says what becomes of them, and `VALIDATION_FAILED` for a country that
   * they cannot move to.
   */
  remove(id: string, removal: CountryRemoval): Promise<{ country: AdminCountry | null; changes: string[] }>;
}
