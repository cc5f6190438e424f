import type { UserSort } from '@tdt/contracts';
import mongoose, { type Connection, type QueryFilter, type SortOrder, type UpdateQuery } from 'mongoose';
import { LIST_TIME_MS } from '../database/models.ts';
import { duplicateIndex } from '../database/unique-indexes.ts';
import { type UserDocument, userModel } from './user.model.ts';

/** An account without its secrets. */
export type StoredUser = Omit<UserDocument, 'password' | 'epoch'>;

/** What a password is checked against, and the epoch that it was read in. */
export type Credentials = Pick<UserDocument, '_id' | 'email' | 'password'> & { epoch: number };

export type UsersRepository = ReturnType<typeof createUsersRepository>;

const SORTS: Record<UserSort, Record<string, SortOrder>> = {
  '-created_at': { created_at: -1, _id: 1 },
  created_at: { created_at: 1, _id: 1 },
  email: { email: 1 },
  '-email': { email: -1 },
};

export function createUsersRepository(connection: Connection) {
  const users = userModel(connection);

  return {
    /** Stores an account; `false` when its e-mail is taken. */
    async insert(user: UserDocument): Promise<boolean> {
      try {
        await users.insertMany([user], { lean: true });
        return true;
      } catch (error) {
        if (duplicateIndex(error) === null) throw error;
        return false;
      }
    },

    /** Every account, newest first: a site has a handful. */
    all: () => users.find().sort(SORTS['-created_at']).maxTimeMS(LIST_TIME_MS).lean<StoredUser[]>(),

    /** Those whose e-mail holds `part`, and how many they are in all. */
    async page(part: string, sort: UserSort, { skip, limit }: { skip: number; limit: number }) {
      const filter = emailHolds(part);
      const [items, total] = await Promise.all([
        users.find(filter).sort(SORTS[sort]).skip(skip).limit(limit).maxTimeMS(LIST_TIME_MS).lean<StoredUser[]>(),
        users.countDocuments(filter).maxTimeMS(LIST_TIME_MS),
      ]);
      return { items, total };
    },

    count: () => users.countDocuments(),

    isTaken: async (email: string): Promise<boolean> => (await users.exists({ email })) !== null,

    find: (who: { _id: string } | { email: string }) => users.findOne(who).lean<StoredUser>(),

    async credentials(who: { _id: string } | { email: string }): Promise<Credentials | null> {
      const found = await users.findOne(who, { email: 1, password: 1, epoch: 1 }).lean<UserDocument>();
      return found && { ...found, epoch: found.epoch ?? 0 };
    },

    /** What a session is held against. */
    async holder(id: string): Promise<{ email: string; epoch: number } | null> {
      const found = await users.findById(id, { email: 1, epoch: 1 }).lean<UserDocument>();
      return found && { email: found.email, epoch: found.epoch ?? 0 };
    },

    /** Replaces an account at this revision; `null` when it moved on or is gone, `taken` when the e-mail is. */
    async replace(
      who: { _id: string; revision: number },
      { email, password }: { email: string; password: string | undefined },
    ): Promise<StoredUser | 'taken' | null> {
      const update: UpdateQuery<UserDocument> =
        password === undefined
          ? { $set: { email }, $inc: { revision: 1 } }
          : { $set: { email, password }, $inc: { revision: 1, epoch: 1 } };
      try {
        return await users.findOneAndUpdate(who, update, { returnDocument: 'after' }).lean<StoredUser>();
      } catch (error) {
        if (duplicateIndex(error) === null) throw error;
        return 'taken';
      }
    },

    /** A new password, whose epoch begins with it; `false` when there is no such account, or no longer in that `epoch`. */
    async setPassword(who: { _id: string; epoch?: number }, password: string): Promise<boolean> {
      const { _id, epoch } = who;
      const filter = epoch === undefined ? { _id } : ({ _id, epoch: inEpoch(epoch) } as QueryFilter<UserDocument>);
      const update = { $set: { password }, $inc: { revision: 1, epoch: 1 } };
      return (await users.updateOne(filter, update)).matchedCount === 1;
    },

    /** Another hash of the same password, unless it changed meanwhile. */
    async rehash({ _id, password }: Credentials, fresh: string): Promise<void> {
      await users.updateOne({ _id, password }, { $set: { password: fresh } });
    },

    /** `false` when it is gone already. */
    remove: async (_id: string): Promise<boolean> => (await users.deleteOne({ _id })).deletedCount === 1,
  };
}

const inEpoch = (epoch: number) => (epoch === 0 ? mongoose.trusted({ $in: [0, null] }) : epoch);

/** Stored addresses are in lower case. No address holds a NUL, and no pattern may. */
function emailHolds(part: string): QueryFilter<UserDocument> {
  if (part === '') return {};
  const literal = part
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('\0', '\\x00');
  return { email: mongoose.trusted({ $regex: literal }) };
}
