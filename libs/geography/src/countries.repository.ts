import type { Changes } from '@tdt/database';
import {
  type BeforeUpdate,
  duplicateIndex,
  insertMissing,
  LIST_TIME_MS,
  type ReadOnlyModel,
  urlsIn,
} from '@tdt/database/documents';
import type { Connection, Model } from 'mongoose';
import { type CountryDeletion, type CountryDocument, countryModel } from './country.model.ts';

/** New values of a country, to be stored only if it still is at this revision. */
export interface CountryUpdate {
  id: string;
  revision: number;
  /** The country at this revision, if it has been read: its version needs no reading then. */
  before?: CountryDocument;
  fields: Partial<Omit<CountryDocument, '_id' | 'revision'>>;
}

/** What came of an update. `stale`: at another revision, or removed; `taken`: another country has its name or slug. */
type Outcome = 'saved' | 'stale' | 'taken';

export type CountriesRepository = ReturnType<typeof createCountriesRepository>;

export function createCountriesRepository(connection: Connection, changes: Changes, storeVersions: BeforeUpdate) {
  const model = countryModel(connection);
  return {
    ...reads(model),
    ...writes(model, changes, storeVersions),
  };
}

function reads(model: ReadOnlyModel<CountryDocument>) {
  return {
    byId: (id: string): Promise<CountryDocument | null> => model.findById(id).lean<CountryDocument>().exec(),

    /** Whether it is stored, also if it is malformed. */
    exists: async (_id: string): Promise<boolean> => (await model.findOne({ _id }, { _id: 1 })) !== null,

    /** All countries, also those in the trash: there are a few hundred at most. */
    all: (): Promise<CountryDocument[]> => model.find().maxTimeMS(LIST_TIME_MS).lean<CountryDocument[]>().exec(),

    /** See `MediaReader`. There are a few hundred countries: all are read. */
    async *mediaUrls(): AsyncGenerator<string[]> {
      const projection = { 'images.url': 1 };
      yield (await model.collection.find({}, { projection, maxTimeMS: LIST_TIME_MS }).toArray()).flatMap(urlsIn);
    },

    count: (): Promise<number> => model.estimatedDocumentCount().exec(),
  };
}

function writes(model: Model<CountryDocument>, changes: Changes, storeVersions: BeforeUpdate) {
  async function updateOne({ id, revision, before, fields }: CountryUpdate): Promise<Outcome> {
    try {
      const update = { $set: { updated_at: new Date(), ...fields }, $inc: { revision: 1 } };
      await storeVersions(model, { _id: id, revision }, before);
      return (await model.updateOne({ _id: id, revision }, update)).matchedCount === 1 ? 'saved' : 'stale';
    } catch (error) {
      if (duplicateIndex(error) !== null) return 'taken';
      throw error;
    }
  }

  return {
    /** Inserts the countries that the unique indexes let in; returns how many. */
    insert(countries: readonly CountryDocument[]): Promise<number> {
      const ids = countries.map(({ _id }) => _id);
      const store = async () => ids.length - (await insertMissing(model, countries)).length;
      return changes.write('countries', ids, store, (inserted) => inserted > 0);
    },

    /** Replaces fields of a country, in one write. */
    update: (update: CountryUpdate): Promise<Outcome> =>
      changes.write(
        'countries',
        [update.id],
        () => updateOne(update),
        (outcome) => outcome === 'saved',
      ),

    /**
     * Moves a country that is at this revision to the trash, or out of it; `false`: it is at another one, or was removed.
     * That is no edit, so no version is stored.
     */
    setDeletion: ({ _id, revision }: CountryDocument, deleted: CountryDeletion | null): Promise<boolean> => {
      const update = { $set: { deleted, updated_at: new Date() }, $inc: { revision: 1 } };
      const store = () => model.updateOne({ _id, revision }, update);
      return changes.write('countries', [_id], async () => (await store()).matchedCount === 1, Boolean);
    },

    /** `false` when there was no such country. */
    remove: (_id: string): Promise<boolean> =>
      changes.write('countries', [_id], async () => (await model.deleteOne({ _id })).deletedCount === 1, Boolean),

    /**
     * Updates countries, each in one write; returns the ids of those that still were at their revision and whose new
     * name is free.
     */
    updateMany(updates: readonly CountryUpdate[]): Promise<string[]> {
      const ids = updates.map(({ id }) => id);
      const store = async () => {
        const saved: string[] = [];
        for (const update of updates) if ((await updateOne(update)) === 'saved') saved.push(update.id);
        return saved;
      };
      return changes.write('countries', ids, store, (saved) => saved.length > 0);
    },
  };
}
