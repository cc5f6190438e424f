import type { Changes } from '@tdt/database';
import { duplicateIndex } from '@tdt/database/documents';
import type { Connection } from 'mongoose';
import { type RedirectDocument, redirectModel } from './redirect.model.ts';

export type RedirectsRepository = ReturnType<typeof createRedirectsRepository>;

export function createRedirectsRepository(connection: Connection, changes: Changes) {
  const model = redirectModel(connection);
  const write = (id: string, store: () => Promise<boolean>) => changes.write('redirects', [id], store, Boolean);
  return {
    /** The newest first. */
    all: (): Promise<RedirectDocument[]> => model.find().sort({ at: -1 }).lean<RedirectDocument[]>().exec(),

    /** `false`: another one begins at the same address. */
    insert: (redirect: RedirectDocument): Promise<boolean> =>
      write(redirect._id, async () => {
        try {
          await model.insertOne(redirect);
          return true;
        } catch (error) {
          if (duplicateIndex(error) === null) throw error;
          return false;
        }
      }),

    /** `false`: there was none. */
    remove: (_id: string): Promise<boolean> =>
      write(_id, async () => (await model.deleteOne({ _id })).deletedCount === 1),
  };
}
