import type { FieldNote } from '@tdt/contracts';
import type { TeamKind } from '@tdt/contracts/plain';
import { teamworkApi } from './teamwork-api.ts';

const NONE: FieldNote[] = [];

/** The notes on a document, all and the open ones; `isKnown`: whether they could be read. @param id `null`: it is new */
export function useNotes(kind: TeamKind, id: string | null) {
  const { currentData } = teamworkApi.useTeamworkNotesQuery({ kind, id: id ?? '' }, { skip: id === null });
  const all = currentData?.items ?? NONE;
  return { isKnown: currentData !== undefined, all, open: all.filter(({ done }) => done === null) };
}
