import { api } from '@tdt/admin/api';
import type { HistoryList } from '@tdt/contracts';
import { ADMIN_API, type VersionKind } from '@tdt/contracts/plain';

/** States on a page of the list. */
export const STATES_PAGE = 50;

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
