import type { PublicationState, Visibility } from '@tdt/contracts';
import { TRASH_DAYS } from '@tdt/contracts/plain';

const DAY_MS = 86_400_000;

/** That something is in the trash: since when, and the e-mail of the account that moved it there; `null`: unknown. */
export interface Deletion {
  at: Date;
  by: string | null;
}

/** When a recipe is public: if it is published, from `from` on and before `until`; `null`: no such limit. */
export interface Publication {
  state: PublicationState;
  from: Date | null;
  until: Date | null;
  /** In the trash it is hidden, whatever its state, which it gets back when it is restored. */
  deleted?: Deletion | null;
}

/** What becomes public at once and stays so. */
export const PUBLIC = { state: 'published', from: null, until: null } as const satisfies Publication;
export const DRAFT = { state: 'draft', from: null, until: null } as const satisfies Publication;

/** @param now milliseconds */
export function visibilityOf({ state, from, until, deleted }: Publication, now: number): Visibility {
  if (deleted) return 'deleted';
  if (state !== 'published') return state;
  if (until && until.getTime() <= now) return 'ended';
  return from && now < from.getTime() ? 'scheduled' : 'public';
}

export const isPublic = (publication: Publication, now: number): boolean => visibilityOf(publication, now) === 'public';

/**
 * Whether it was public and is no more. Of what is in the trash, that depends on what it was when it was moved there: of
 * a draft, or of what was still to come, visitors learn nothing.
 */
export function isGone({ deleted, ...kept }: Publication, now: number): boolean {
  const visibility = visibilityOf(kept, deleted ? deleted.at.getTime() : now);
  return visibility === 'ended' || visibility === 'withdrawn' || (visibility === 'public' && Boolean(deleted));
}

/** The next time at which the visibility changes by itself, in milliseconds; `null`: never. */
export function nextChange({ state, from, until, deleted }: Publication, now: number): number | null {
  if (deleted || state !== 'published') return null;
  const times = [from, until].flatMap((time) => (time && now < time.getTime() ? time.getTime() : []));
  return times.length > 0 ? Math.min(...times) : null;
}

/** When something in the trash is removed for good. */
export const removalOf = ({ at }: Deletion): Date => new Date(at.getTime() + TRASH_DAYS * DAY_MS);

/** Days until a time, the begun one counts; 0: it is over. */
export const daysUntil = (iso: string): number => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / DAY_MS));
