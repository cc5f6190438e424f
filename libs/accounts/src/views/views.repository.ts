import type { Connection } from 'mongoose';
import { type ViewDocument, viewModel } from './view.model.ts';

export type ViewsRepository = ReturnType<typeof createViewsRepository>;

export function createViewsRepository(connection: Connection) {
  const model = viewModel(connection);
  return {
    insert: (view: ViewDocument) => model.insertOne(view),

    /** Those of an account, then those that others share; the oldest first. */
    async of(user_id: string): Promise<ViewDocument[]> {
      const own = await model.find({ user_id }).sort({ at: 1 }).lean<ViewDocument[]>();
      const shared = await model.find({ is_shared: true }).sort({ at: 1 }).lean<ViewDocument[]>();
      return [...own, ...shared.filter((view) => view.user_id !== user_id)];
    },

    count: (of: { user_id: string } | { is_shared: true }): Promise<number> => model.countDocuments(of).exec(),

    byId: (id: string): Promise<ViewDocument | null> => model.findById(id).lean<ViewDocument>().exec(),

    remove: (_id: string) => model.deleteOne({ _id }),

    /** What an account has not shared goes with it. */
    removePrivate: (user_id: string) => model.deleteMany({ user_id, is_shared: false }),
  };
}
