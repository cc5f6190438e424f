import { randomUUID } from 'node:crypto';
import { AppError, type SavedView, type SavedViewInput, type SessionUser } from '@tdt/contracts';
import { VIEWS_MAX } from '@tdt/contracts/plain';
import type { ViewDocument } from './view.model.ts';
import type { ViewsRepository } from './views.repository.ts';

interface Dependencies {
  views: ViewsRepository;
  now?: () => Date;
}

const FULL = { own: `Vous avez déjà ${VIEWS_MAX} vues.`, shared: `${VIEWS_MAX} vues sont déjà partagées.` };

export type SavedViews = ReturnType<typeof createViews>;

/** Saved views of lists: each account has its own, and sees those that others share. */
export function createViews({ views, now = () => new Date() }: Dependencies) {
  /** Refuses a further view of the account, or a further one that is shared. */
  async function checkRoom(of: Parameters<ViewsRepository['count']>[0], path: string, message: string): Promise<void> {
    if ((await views.count(of)) >= VIEWS_MAX) throw new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });
  }

  return {
    /** The account's own views, then those of others. */
    list: async (user: SessionUser): Promise<SavedView[]> =>
      (await views.of(user.id)).map((view) => present(view, user)),

    /** Throws `VALIDATION_FAILED` where there are too many. */
    async save({ list, name, query, is_shared }: SavedViewInput, user: SessionUser): Promise<SavedView> {
      await checkRoom({ user_id: user.id }, 'name', FULL.own);
      if (is_shared) await checkRoom({ is_shared: true }, 'is_shared', FULL.shared);
      const own = { user_id: user.id, by: user.email, at: now() };
      const view = { _id: randomUUID(), list, name, query, is_shared, ...own };
      await views.insert(view);
      return present(view, user);
    },

    /** Throws `VIEW_NOT_FOUND`, and `FORBIDDEN` for another’s, unless a super admin removes one that is shared. */
    async remove(id: string, user: SessionUser): Promise<void> {
      const view = await views.byId(id);
      if (!view || !(view.is_shared || view.user_id === user.id)) throw new AppError('VIEW_NOT_FOUND');
      if (view.user_id !== user.id && !user.is_super_admin) throw new AppError('FORBIDDEN');
      await views.remove(id);
    },
  };
}

const present = (
  { _id: id, list, name, query, is_shared, by, user_id }: ViewDocument,
  user: SessionUser,
): SavedView => ({
  id,
  list,
  name,
  query,
  is_shared,
  by,
  is_own: user_id === user.id,
  total: null,
});
