import { api } from '@tdt/admin/api';
import type { HistoryEntry, HistoryList } from '@tdt/contracts';
import { ADMIN_API, type VersionKind } from '@tdt/contracts/plain';
import type { HistorySource } from './fields.ts';

/** States on a page of the list. */
const STATES_PAGE = 50;

interface OfDocument {
  kind: VersionKind;
  id: string;
}

/** The requests of the history. Each remote bundles them: whichever comes first defines them for all. */
export const historyApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    historyList: build.query<HistoryList, OfDocument & { page: number }>({
      query: ({ kind, id, page }) => ({ url: ADMIN_API.history(kind, id), params: { page, page_size: STATES_PAGE } }),
      keepUnusedDataFor: 0,
    }),
    /** A state in the form of its kind. */
    historyState: build.query<object, OfDocument & { revision: number }>({
      query: ({ kind, id, revision }) => ADMIN_API.version(kind, id, revision),
    }),
  }),
});

/** A state of one of the documents of a form. */
export interface State<Values> extends HistoryEntry {
  source: HistorySource<Values>;
}

/** One document, or two. */
export type Sources<Values> = readonly [HistorySource<Values>, HistorySource<Values>?];

/** A page of the states of the documents of a form, the newest first. */
export function useStates<Values>([first, second = first]: Sources<Values>, page: number) {
  const lists = [
    historyApi.useHistoryListQuery({ kind: first.kind, id: first.id, page }),
    historyApi.useHistoryListQuery({ kind: second.kind, id: second.id, page }, { skip: second === first }),
  ];
  const [one, other] = lists.map(({ currentData }, index) =>
    (currentData?.items ?? []).map((entry) => ({ ...entry, source: index === 0 ? first : second })),
  ) as [State<Values>[], State<Values>[]];
  return {
    // Metadata that were never saved have no history.
    states: [...one, ...other].sort((a, b) => b.at.localeCompare(a.at) || b.revision - a.revision),
    hasOlder: lists.some(({ currentData }) => (currentData?.total ?? 0) > page * STATES_PAGE),
    isLoading: lists.some(({ isFetching }) => isFetching),
    error: lists[0]?.error,
  };
}
