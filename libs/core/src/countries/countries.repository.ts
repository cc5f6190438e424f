import type { Connection } from 'mongoose';
import { duplicateIndex } from '../database/duplicate-key.ts';
import { insertMissing } from '../database/insert-missing.ts';
import { LIST_TIME_MS } from '../database/schema-options.ts';
import { type CountryDocument, countryModel } from './country.model.ts';

/** Enough to see whether anything in the collection changed. */
export interface CollectionState {
  count: number;
  /** `updated_at` of the latest change, in milliseconds; 0 when there is none. */
  latest: number;
}

export interface CountriesRepository {
  /** All countries: there are a few hundred at most. */
  all(): Promise<CountryDocument[]>;
  state(): Promise<CollectionState>;
  /** Inserts what is not there; answers the ids that a unique index refused. */
  insert(countries: readonly CountryDocument[]): Promise<Set<string>>;
  /** Changes fields of a country at this revision; `false` when the revision moved on or a name is taken. */
  update(id: string, revision: number, fields: Partial<CountryDocument>): Promise<boolean>;
}

export function createCountriesRepository(connection: Connection): CountriesRepository {
  const model = countryModel(connection);
  return {
    all: () => model.find().maxTimeMS(LIST_TIME_MS).lean<CountryDocument[]>(),

    async state() {
      const [count, latest] = await Promise.all([
        model.estimatedDocumentCount(),
        model.findOne({}, { updated_at: 1 }).sort({ updated_at: -1 }).lean(),
      ]);
      return { count, latest: latest?.updated_at.getTime() ?? 0 };
    },

    async insert(countries) {
      const refused = await insertMissing(model, countries);
      return new Set(refused.map(({ position }) => countries[position]?._id ?? ''));
    },

    async update(id, revision, fields) {
      try {
        const filter = { _id: id, revision };
        const result = await model.updateOne(filter, { $set: fields, $inc: { revision: 1 } });
        return result.matchedCount === 1;
      } catch (error) {
        if (duplicateIndex(error) !== null) return false;
        throw error;
      }
    },
  };
}
