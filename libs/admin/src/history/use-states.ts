import type { HistoryEntry } from '@tdt/contracts';
import type { HistorySource } from './compared.ts';
import { historyApi, STATES_PAGE } from './history-api.ts';

/** A state of one of the documents of a form. */
export interface State<Values> extends HistoryEntry {
  source: HistorySource<Values>;
}

/** One document, or two. */
export type Sources<Values> = readonly [HistorySource<Values>, HistorySource<Values>?];

/** A page of the states of the documents of a form, the newest first. */
export function useStates<Values>([first, second]: Sources<Values>, page: number) {
  const lists = [
    historyApi.useHistoryListQuery({ kind: first.kind, id: first.id, page }),
    historyApi.useHistoryListQuery({ kind: (second ?? first).kind, id: (second ?? first).id, page }, { skip: !second }),
  ];
  const [one, other] = lists.map(({ currentData }, index) =>
    (currentData?.items ?? []).map((entry) => ({ ...entry, source: index === 0 ? first : (second ?? first) })),
  ) as [State<Values>[], State<Values>[]];
  return {
    // Metadata that were never saved have no history.
    states: [...one, ...other].sort((a, b) => b.at.localeCompare(a.at) || b.revision - a.revision),
    hasOlder: lists.some(({ currentData }) => (currentData?.total ?? 0) > page * STATES_PAGE),
    isLoading: lists.some(({ isFetching }) => isFetching),
    error: lists[0]?.error,
  };
}
