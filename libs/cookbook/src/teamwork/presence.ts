import type { Presence, PresenceInput } from '@tdt/contracts';
import { PRESENCE_LIFE_SECONDS, type TeamKind } from '@tdt/contracts/plain';
import type { CountriesRepository } from '@tdt/geography';
import type { RecipesRepository } from '../recipes/recipes.repository.ts';
import type { PresenceRepository } from './presence.repository.ts';
import { documentOf } from './team-document.ts';

interface Dependencies {
  repository: PresenceRepository;
  recipes: Pick<RecipesRepository, 'byIds'>;
  countries: Pick<CountriesRepository, 'byId'>;
  now?: () => Date;
}

/** Who has an editor open. */
interface Holder {
  id: string;
  email: string;
}

/** What was saved last of a document. */
interface Saved {
  revision: number;
  edited_at: Date | null;
  edited_by: string | null;
}

const SAVED = { revision: 1, edited_at: 1, edited_by: 1 } as const;

export type EditorPresence = ReturnType<typeof createPresence>;

/** Which editors are open in which tabs: leases in the database, so that all instances know of them. */
export function createPresence({ repository, recipes, countries, now = () => new Date() }: Dependencies) {
  const saves: Record<TeamKind, (id: string) => Promise<Saved | null | undefined>> = {
    recipe: async (id) => (await recipes.byIds([id], SAVED))[0],
    country: countries.byId,
  };

  return {
    /** Notes that a tab has an editor open. Returns the others, each account once, and the newest save. */
    async renew({ kind, id, tab }: PresenceInput, user: Holder): Promise<Presence> {
      const saved = await saves[kind](id);
      if (!saved) return { others: [], saved: null };
      const at = now();
      const until = new Date(at.getTime() + PRESENCE_LIFE_SECONDS * 1000);
      const { email } = user;
      const own = { _id: leaseOf(tab, user), document: documentOf(kind, id), user_id: user.id, email, until };
      await repository.removeExpired(at);
      await repository.renew(own);
      const accounts = new Map((await repository.besides(own, at)).map((other) => [other.user_id, other.email]));
      const { revision, edited_by: by, edited_at } = saved;
      return {
        others: [...accounts].map(([id, email]) => ({ email, is_self: id === user.id })),
        saved: { revision, by, at: edited_at?.toISOString() ?? null },
      };
    },

    /** The tab has closed the editor. */
    async leave(tab: string, user: Holder): Promise<void> {
      await repository.remove(leaseOf(tab, user));
    },
  };
}

const leaseOf = (tab: string, { id }: Holder): string => `${id}/${tab}`;
