import { type AdminCountry, AppError, COUNTRY_MESSAGES, type CountryRemoval, NO_COUNTRY } from '@tdt/contracts';
import type { Leases } from '@tdt/database';
import type { MediaFiles } from '@tdt/files';
import type { CountriesRepository, CountryDocument } from '@tdt/geography';
import { formerSlugs } from '../former-slugs.ts';
import type { VersionsRepository } from '../history/versions.repository.ts';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { NotesRepository } from '../teamwork/notes.repository.ts';
import { documentOf } from '../teamwork/team-document.ts';
import { createBin } from '../trash/bin.ts';
import { picturesOf } from './written-country.ts';

/** One removal at a time: recipes must not move to a country that is about to go. */
const LEASE = 'country-removal';

export interface TrashDependencies {
  repository: CountriesRepository;
  recipes: Pick<RecipesRepository, 'countOfCountry' | 'changeCountry'>;
  files: MediaFiles;
  notes: Pick<NotesRepository, 'removeAll'>;
  versions: Pick<VersionsRepository, 'removeAll'>;
  leases: Leases;
  /** As editors see it. */
  shown: (country: CountryDocument) => AdminCountry;
  now: () => Date;
}

export const deletionOf = ({ deleted }: CountryDocument) => deleted;

/** How countries are deleted, restored and removed for good. */
export function createCountryTrash(dependencies: TrashDependencies) {
  const { repository, recipes, files, notes, versions, leases, shown, now } = dependencies;
  const bin = createBin({ ...repository, deletionOf });

  /** A country that is not in the trash. */
  async function live(id: string): Promise<CountryDocument | null> {
    const country = await repository.byId(id);
    return country?.deleted ? null : country;
  }

  /** Where the recipes of a country go: `null` to none, `undefined` if the removal does not say. */
  async function targetOf(id: string, { move_to }: CountryRemoval): Promise<CountryDocument | null | undefined> {
    if (move_to === undefined) return undefined;
    if (move_to === NO_COUNTRY) return null;
    const target = move_to === id ? null : await live(move_to);
    if (!target) throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'move_to', message: NO_TARGET }] });
    return target;
  }

  /** Returns how many recipes have moved. */
  async function moveRecipes(from: string, to: string | null, by: string | null): Promise<number> {
    let moved = 0;
    for (;;) {
      const some = await recipes.changeCountry(from, to, { at: now(), by });
      if (some === null) return moved;
      moved += some;
    }
  }

  /** The addresses of a merged country, and of those merged with it, lead to this country also when it is gone for good. */
  async function leadOn({ _id, slug, former_slugs }: CountryDocument, to: string | null): Promise<void> {
    for (const { _id: id, revision, deleted } of await repository.all())
      if (deleted?.merged_into === _id)
        await repository.update({ id, revision, fields: { deleted: { ...deleted, merged_into: to } } });
    for (let isSaved = to === null; !isSaved; ) {
      const target = to && (await repository.byId(to));
      if (!target) return;
      const former = formerSlugs({ slug, former_slugs: [...target.former_slugs, ...former_slugs] }, target.slug);
      const update = { id: target._id, revision: target.revision, fields: { former_slugs: former } };
      isSaved = (await repository.update(update)) === 'saved';
    }
  }

  /** Removes a country and all that belongs to it; itself last, so that an interrupted removal is resumed. */
  async function erase(id: string, country?: CountryDocument): Promise<void> {
    await notes.removeAll(documentOf('country', id));
    const former = await versions.removeAll('country', id);
    await repository.remove(id);
    await files.release([...(country ? picturesOf(country) : []), ...former]);
  }

  return {
    /**
     * Moves the country's recipes, then itself to the trash; returns it. Its addresses lead to the country that got them.
     * One that is malformed, which nothing could restore, is removed for good: `null`. Throws `COUNTRY_NOT_FOUND`,
     * `COUNTRY_HAS_RECIPES` unless the removal says what becomes of them, and `VALIDATION_FAILED` for a country that they
     * cannot move to.
     */
    remove: (
      id: string,
      removal: CountryRemoval,
      by: string | null = null,
    ): Promise<{ country: AdminCountry | null; changes: string[] }> =>
      leases.whileHolding(LEASE, async (signal) => {
        const isMalformed = (await repository.byId(id)) === null && (await repository.exists(id));
        if (!isMalformed && !(await live(id))) throw new AppError('COUNTRY_NOT_FOUND');
        const target = await targetOf(id, removal);
        const count = await recipes.countOfCountry(id);
        if (target === undefined && count > 0)
          throw new AppError('COUNTRY_HAS_RECIPES', { detail: COUNTRY_MESSAGES.hasRecipes(count) });
        const to = target?._id ?? null;
        const moved = await moveRecipes(id, to, by);
        signal.throwIfAborted();
        const country = await bin.moveIn(id, { at: now(), by, merged_into: to });
        if (!country) await erase(id);
        // Recipes that were given this country meanwhile.
        const late = await moveRecipes(id, to, by);
        const goal = target ? `moved to ${target.name}` : 'left without a country';
        return {
          country: country && shown(country),
          changes: moved + late > 0 ? [`recipes ${goal}: ${moved + late}`] : [],
        };
      }),

    /** Takes a country out of the trash. Its recipes stay where they moved. Throws `COUNTRY_NOT_FOUND`. */
    async restore(id: string): Promise<AdminCountry> {
      await bin.takeOut(id);
      const country = await live(id);
      if (!country) throw new AppError('COUNTRY_NOT_FOUND');
      return shown(country);
    },

    trashedBefore: async (time: Date): Promise<string[]> =>
      (await repository.all()).flatMap(({ _id, deleted }) => (deleted && deleted.at <= time ? _id : [])),

    /**
     * Removes a country in the trash for good, if need be only one that is there since `until`, with its versions and files; returns
     * it. `note` is called before, with its name. Throws `COUNTRY_NOT_FOUND`.
     */
    async destroy(id: string, until?: Date, note?: (name: string) => Promise<void>): Promise<AdminCountry> {
      const country = await bin.condemn(id, until);
      if (!country) throw new AppError('COUNTRY_NOT_FOUND');
      await leadOn(country, country.deleted?.merged_into ?? null);
      await note?.(`${country.name} (${id})`);
      await erase(id, country);
      return shown(country);
    },
  };
}

const NO_TARGET = "Les recettes ne peuvent pas passer à ce pays : il n'existe pas, ou c'est lui que vous supprimez.";
