import type { UserSort } from '@tdt/contracts';
import { duplicateIndex, insertNew, LIST_TIME_MS } from '@tdt/database/documents';
import mongoose, { type Connection, type QueryFilter, type SortOrder, type UpdateQuery } from 'mongoose';
import { type UserDocument, userModel } from './user.model.ts';

/** An account without its secrets. */
export type StoredUser = Omit<UserDocument, 'password' | 'epoch' | 'unlocked_at'>;

/** What a password is checked against, and the epoch in which it was read. */
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
    insert: (user: UserDocument) => insertNew(users, user),

    /** Every account, newest first: a site has a handful. */
    all: (): Promise<StoredUser[]> =>
      users.find().sort(SORTS['-created_at']).maxTimeMS(LIST_TIME_MS).lean<StoredUser[]>().exec(),

    /** A page of the accounts whose e-mail contains `part`, and their number in all. A site has a handful. */
    async page(part: string, sort: UserSort, { skip, limit }: { skip: number; limit: number }) {
      const all = await users.find().sort(SORTS[sort]).maxTimeMS(LIST_TIME_MS).lean<StoredUser[]>();
      const found = all.filter(({ email }) => email.includes(part.toLowerCase()));
      return { items: found.slice(skip, skip + limit), total: found.length };
    },

    count: (): Promise<number> => users.countDocuments().exec(),

    isTaken: async (email: string): Promise<boolean> => (await users.exists({ email })) !== null,

    find: (who: { _id: string } | { email: string }): Promise<StoredUser | null> =>
      users.findOne(who).lean<StoredUser>().exec(),

    async credentials(who: { _id: string } | { email: string }): Promise<Credentials | null> {
      const found = await users.findOne(who, { email: 1, password: 1, epoch: 1 }).lean<UserDocument>();
      return found && { ...found, epoch: found.epoch ?? 0 };
    },

    /** What the validity of a session depends on. */
    async holder(id: string): Promise<{ email: string; epoch: number } | null> {
      const found = await users.findById(id, { email: 1, epoch: 1 }).lean<UserDocument>();
      return found && { email: found.email, epoch: found.epoch ?? 0 };
    },

    /**
     * Replaces an account at this revision; `null`: it is at another one or was removed; `taken`: another account has
     * the e-mail.
     */
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

    /**
     * Sets a new password, which begins an epoch; `false`: there is no such account, or not in this `epoch` any more.
     */
    async setPassword(who: { _id: string; epoch?: number }, password: string): Promise<boolean> {
      const { _id, epoch } = who;
      const filter = epoch === undefined ? { _id } : ({ _id, epoch: inEpoch(epoch) } as QueryFilter<UserDocument>);
      const update = { $set: { password }, $inc: { revision: 1, epoch: 1 } };
      return (await users.updateOne(filter, update)).matchedCount === 1;
    },

    /** Stores another hash of the same password, unless the password changed meanwhile. */
    async rehash({ _id, password }: Credentials, fresh: string): Promise<void> {
      await users.updateOne({ _id, password }, { $set: { password: fresh } });
    },

    /** `false`: there is no such account. */
    unlock: async (_id: string, at: Date): Promise<boolean> =>
      (await users.updateOne({ _id }, { $set: { unlocked_at: at } })).matchedCount === 1,

    async unlockedAt(email: string): Promise<Date | null> {
      return (await users.findOne({ email }, { unlocked_at: 1 }).lean<UserDocument>())?.unlocked_at ?? null;
    },

    /** `false` when it was removed already. */
    remove: async (_id: string): Promise<boolean> => (await users.deleteOne({ _id })).deletedCount === 1,
  };
}

const inEpoch = (epoch: number) => (epoch === 0 ? mongoose.trusted({ $in: [0, null] }) : epoch);
