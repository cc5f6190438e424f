import {
  type Announce,
  type Changes,
  duplicateIndex,
  insertMissing,
  LIST_TIME_MS,
  type ReadOnlyModel,
  soundDocuments,
  urlsIn,
} from '@tdt/database';
import type { Connection, Model } from 'mongoose';
import { type CountryDocument, countryModel } from './country.model.ts';

/** Enough to see whether anything in the collection changed. */
export interface CollectionState {
  count: number;
  /** `updated_at` of the latest change, in milliseconds; 0 when there is none. */
  latest: number;
}

/** New values of a country, to be stored only if it still is at this revision. */
export interface CountryUpdate {
  id: string;
  revision: number;
  fields: Partial<Omit<CountryDocument, '_id' | 'revision'>>;
}

/** What came of an update. `stale`: at another revision, or removed; `taken`: another country has its name or slug. */
type Outcome = 'saved' | 'stale' | 'taken';

export type CountriesRepository = ReturnType<typeof createCountriesRepository>;

export function createCountriesRepository(connection: Connection, changes: Changes) {
  const model = countryModel(connection);
  return {
    ...reads(model),
    ...writes(model, (ids) => changes.announce('countries', ids)),
  };
}

function reads(model: ReadOnlyModel<CountryDocument>) {
  return {
    byId: (id: string): Promise<CountryDocument | null> => model.findById(id).lean<CountryDocument>().exec(),

    /** Whether it is stored, also if it is malformed. */
    exists: async (_id: string): Promise<boolean> => (await model.findOne({ _id }, { _id: 1 })) !== null,

    /** All countries: there are a few hundred at most. */
    all: (): Promise<CountryDocument[]> => model.find().maxTimeMS(LIST_TIME_MS).lean<CountryDocument[]>().exec(),

    /** See `MediaReader`. There are a few hundred countries: all are read. */
    async *mediaUrls(): AsyncGenerator<string[]> {
      const projection = { 'images.url': 1 };
      yield (await model.collection.find({}, { projection, maxTimeMS: LIST_TIME_MS }).toArray()).flatMap(urlsIn);
    },

    async state(): Promise<CollectionState> {
      const [count, latest] = await Promise.all([
        model.estimatedDocumentCount(),
        model.findOne({}, { updated_at: 1 }).sort({ updated_at: -1 }).lean(),
      ]);
      return { count, latest: latest?.updated_at.getTime() ?? 0 };
    },
  };
}

/** Each of them announces the ids of what it wrote before it resolves. */
function writes(model: Model<CountryDocument>, announce: Announce) {
  const sound = soundDocuments(model);

  async function updateOne({ id, revision, fields }: CountryUpdate): Promise<Outcome> {
    try {
      const update = { $set: { updated_at: new Date(), ...fields }, $inc: { revision: 1 } };
      return (await model.updateOne({ _id: id, revision }, update)).matchedCount === 1 ? 'saved' : 'stale';
    } catch (error) {
      if (duplicateIndex(error) !== null) return 'taken';
      throw error;
    }
  }

  return {
    /** Inserts the countries that the unique indexes let in; answers how many. */
    async insert(countries: readonly CountryDocument[]): Promise<number> {
      const refused = new Set((await insertMissing(model, countries)).map(({ position }) => position));
      const ids = countries.filter((_, position) => !refused.has(position)).map(({ _id }) => _id);
      await announce(ids);
      return ids.length;
    },

    /** Replaces fields of a country, in one write. */
    async update(update: CountryUpdate): Promise<Outcome> {
      const outcome = await updateOne(update);
      if (outcome === 'saved') await announce([update.id]);
      return outcome;
    },

    /** Answers the country as it was, `malformed` if it cannot be read, or `null` when there was none. */
    async remove(id: string): Promise<CountryDocument | 'malformed' | null> {
      const found = await model.findOneAndDelete({ _id: id }).lean<CountryDocument>();
      if (found) await announce([id]);
      return found && (sound([found])[0] ?? 'malformed');
    },

    /**
     * Updates countries, each in one write; answers the ids of those that still were at their revision and whose new
     * name is free.
     */
    async updateMany(updates: readonly CountryUpdate[]): Promise<string[]> {
      const saved: string[] = [];
      for (const update of updates) if ((await updateOne(update)) === 'saved') saved.push(update.id);
      await announce(saved);
      return saved;
    },
  };
}
