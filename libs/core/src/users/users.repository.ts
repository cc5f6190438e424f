import type { Connection } from 'mongoose';
import { duplicateIndex } from '../database/duplicate-key.ts';
import { LIST_TIME_MS } from '../database/schema-options.ts';
import { superAdminsModel } from './super-admins.model.ts';
import { type UserDocument, userModel } from './user.model.ts';

const GUARD = { _id: 'superadmins' } as const;

/** An account without its password. */
export type StoredUser = Omit<UserDocument, 'password'>;

export interface UsersRepository {
  /** Stores an account; `false` when its e-mail is taken. */
  insert(user: UserDocument): Promise<boolean>;
  /** Every account, newest first: a site has a handful. */
  all(): Promise<StoredUser[]>;
  count(): Promise<number>;
  isTaken(email: string): Promise<boolean>;
  /** Ids of the super admins. */
  superAdmins(): Promise<string[]>;
  /** Makes a stored account a super admin; done already, it changes nothing. */
  addSuperAdmin(id: string): Promise<void>;
}

export function createUsersRepository(connection: Connection): UsersRepository {
  const users = userModel(connection);
  const guard = superAdminsModel(connection);

  const addToGuard = (id: string) => guard.updateOne(GUARD, { $addToSet: { ids: id } }, { upsert: true });

  return {
    async insert(user) {
      try {
        await users.insertMany([user], { lean: true });
        return true;
      } catch (error) {
        if (duplicateIndex(error) === null) throw error;
        return false;
      }
    },

    all: () => users.find().sort({ created_at: -1, _id: 1 }).maxTimeMS(LIST_TIME_MS).lean<StoredUser[]>(),

    count: () => users.countDocuments(),

    isTaken: async (email) => (await users.exists({ email })) !== null,

    superAdmins: async () => (await guard.findOne(GUARD).lean())?.ids ?? [],

    async addSuperAdmin(id) {
      try {
        await addToGuard(id);
      } catch (error) {
        // Two upserts at once: the other one made the document, so it is there to be changed now.
        if (duplicateIndex(error) === null) throw error;
        await addToGuard(id);
      }
    },
  };
}
