import {
  type AdminCountry,
  type AdminCountryList,
  type AdminCountryQuery,
  AppError,
  COUNTRY_MESSAGES,
  type CountryInput,
  type CountryRegions,
  type CountryRemoval,
  type CountryUpdateInput,
  NO_COUNTRY,
} from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import { changedFields } from '@tdt/database/documents';
import type { MediaFiles } from '@tdt/files';
import type { CountriesRepository, CountryDirectory, CountryDocument } from '@tdt/geography';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { editedDocuments, newDocument } from '../edited-documents.ts';
import type { VersionsRepository } from '../history/versions.repository.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import { listForEditors } from './list-for-editors.ts';
import {
  adminCountry,
  type CountryFields,
  checkCountry,
  distinct,
  picturesOf,
  storedFields,
} from './written-country.ts';

/** What a write did, with the names of what it changed, for the audit log. */
interface SavedCountry {
  country: AdminCountry;
  changes: string[];
}

/** One removal at a time: recipes must not move to a country that is about to go. */
const LEASE = 'country-removal';

const byName = new Intl.Collator('fr').compare;

interface Dependencies {
  repository: CountriesRepository;
  recipes: Pick<RecipesRepository, 'countOfCountry' | 'changeCountry'>;
  directory: Pick<CountryDirectory, 'all'>;
  catalogue: Pick<Catalogue, 'counts'>;
  files: MediaFiles;
  versions: Pick<VersionsRepository, 'removeAll'>;
  leases: Leases;
  now?: () => Date;
}

export type CountryEditing = ReturnType<typeof createCountryEditing>;

/** Countries as editors write them. */
export function createCountryEditing(dependencies: Dependencies) {
  const { repository, recipes, directory, catalogue, files, versions, leases, now = () => new Date() } = dependencies;

  const shown = (country: CountryDocument) => adminCountry(country, catalogue.counts().get(country._id) ?? 0);

  const stored = { ...repository, isStored: repository.exists };
  const countries = editedDocuments<CountryDocument, CountryFields>(stored, 'COUNTRY_NOT_FOUND');

  /** Where the recipes of a country go: `null` to none, `undefined` if the removal does not say. */
  async function targetOf(id: string, { move_to }: CountryRemoval): Promise<CountryDocument | null | undefined> {
    if (move_to === undefined) return undefined;
    if (move_to === NO_COUNTRY) return null;
    const target = move_to === id ? null : await repository.byId(move_to);
    if (!target) throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'move_to', message: NO_TARGET }] });
    return target;
  }

  /** Returns how many recipes have moved. */
  async function moveRecipes(from: string, to: string | null, by: string | null): Promise<number> {
    let moved = 0;
    for (;;) {
      const some = await recipes.changeCountry(from, to, { at: now(), by });
      if (some === 0) return moved;
      moved += some;
    }
  }

  return {
    /** A page of all countries, with their numbers of recipes. */
    list: (query: AdminCountryQuery): AdminCountryList => listForEditors(directory.all(), catalogue.counts(), query),

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
      if ((await repository.insert([country])) === 0) throw duplicate(country);
      return shown(country);
    },

    /**
     * Replaces a country in one write; its former slug leads to the new one, and its former state stays as a version.
     * Throws `COUNTRY_NOT_FOUND`, `REVISION_CONFLICT`, `DUPLICATE_NAME`, `VALIDATION_FAILED`.
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
      if (!after) throw duplicate(fields);
      return { country: shown(after), changes: changedFields(shown(before), shown(after), ['name', 'slug']) };
    },

    /**
     * Moves the country's recipes, then removes it with its files; returns it, `null`: malformed. Throws
     * `COUNTRY_NOT_FOUND`, `COUNTRY_HAS_RECIPES` unless the removal says what becomes of them, and `VALIDATION_FAILED`
     * for a country that they cannot move to.
     */
    remove: (
      id: string,
      removal: CountryRemoval,
      by: string | null = null,
    ): Promise<{ country: AdminCountry | null; changes: string[] }> =>
      leases.whileHolding(LEASE, async (signal) => {
        if (!(await repository.exists(id))) throw new AppError('COUNTRY_NOT_FOUND');
        const target = await targetOf(id, removal);
        const count = await recipes.countOfCountry(id);
        if (target === undefined && count > 0)
          throw new AppError('COUNTRY_HAS_RECIPES', { detail: COUNTRY_MESSAGES.hasRecipes(count) });
        const moved = await moveRecipes(id, target?._id ?? null, by);
        signal.throwIfAborted();
        const country = await repository.remove(id);
        if (!country) throw new AppError('COUNTRY_NOT_FOUND');
        // Recipes that were given this country meanwhile.
        const late = await moveRecipes(id, target?._id ?? null, by);
        const former = await versions.removeAll('country', id);
        await files.release([...(country === 'malformed' ? [] : picturesOf(country)), ...former]);
        const goal = target ? `moved to ${target.name}` : 'left without a country';
        return {
          country: country === 'malformed' ? null : adminCountry(country, 0),
          changes: moved + late > 0 ? [`recipes ${goal}: ${moved + late}`] : [],
        };
      }),
  };
}

const NO_TARGET = "Les recettes ne peuvent pas passer à ce pays : il n'existe pas, ou c'est lui que vous supprimez.";

/** Names that differ only in case, accents or signs give the same address. */
const duplicate = ({ name, slug }: Pick<CountryDocument, 'name' | 'slug'>): AppError =>
  new AppError('DUPLICATE_NAME', {
    detail: `Le nom « ${name} » est déjà pris : un autre pays a l'adresse /pays/${slug}.`,
  });
