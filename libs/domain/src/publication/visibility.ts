import type { PublicationState, Visibility } from '@tdt/contracts';

/** When a recipe is public: if it is published, from `from` on and before `until`; `null`: no such limit. */
export interface Publication {
  state: PublicationState;
  from: Date | null;
  until: Date | null;
}

/** What becomes public at once and stays so. */
export const PUBLIC = { state: 'published', from: null, until: null } as const satisfies Publication;
export const DRAFT = { state: 'draft', from: null, until: null } as const satisfies Publication;

/** @param now milliseconds */
export function visibilityOf({ state, from, until }: Publication, now: number): Visibility {
  if (state !== 'published') return state;
  if (until && until.getTime() <= now) return 'ended';
  return from && now < from.getTime() ? 'scheduled' : 'public';
}

export const isPublic = (publication: Publication, now: number): boolean => visibilityOf(publication, now) === 'public';

/** The next time at which the visibility changes by itself, in milliseconds; `null`: never. */
export function nextChange({ state, from, until }: Publication, now: number): number | null {
  if (state !== 'published') return null;
  const times = [from, until].flatMap((time) => (time && now < time.getTime() ? time.getTime() : []));
  return times.length > 0 ? Math.min(...times) : null;
}
