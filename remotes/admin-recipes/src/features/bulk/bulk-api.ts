import { recheckSession } from '@tdt/admin/api';
import { download } from '@tdt/admin/editor';
import type { BulkAction, BulkRun, BulkRunList } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import { recipesApi } from '../../recipes/recipes-api.ts';
import type { Selection } from './use-selection.ts';

/** What the server takes of a selection. */
const sent = (selection: Selection) => ('ids' in selection ? { ids: selection.ids } : { query: selection.query });

/** The requests for changes of many recipes. */
export const bulkApi = recipesApi.enhanceEndpoints({ addTagTypes: ['Bulk'] }).injectEndpoints({
  endpoints: (build) => ({
    bulkLatest: build.query<BulkRunList, void>({ query: () => ADMIN_API.bulk, providesTags: ['Bulk'] }),
    bulkRun: build.query<BulkRun, string>({
      query: ADMIN_API.bulkRun,
      providesTags: ['Bulk'],
      async onQueryStarted(_id, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        // The list behind the dialog shows what has changed.
        if (data?.state === 'done' || data?.state === 'undone')
          dispatch(bulkApi.util.invalidateTags(['Recipe', 'Stats']));
      },
    }),
    bulkPlan: build.mutation<BulkRun, { selection: Selection; action: BulkAction }>({
      query: ({ selection, action }) => ({
        url: ADMIN_API.bulk,
        method: 'POST',
        body: { ...sent(selection), action },
      }),
    }),
    bulkStart: build.mutation<BulkRun, string>({
      query: (id) => ({ url: ADMIN_API.bulkStart(id), method: 'POST' }),
      invalidatesTags: ['Bulk'],
    }),
    bulkUndo: build.mutation<BulkRun, string>({
      query: (id) => ({ url: ADMIN_API.bulkUndo(id), method: 'POST' }),
      invalidatesTags: ['Bulk'],
    }),
    bulkExport: build.mutation<null, Selection>({
      async queryFn(selection, { dispatch }) {
        const response = await download({ url: ADMIN_API.bulkExport, body: sent(selection), name: 'recettes.jsonl' });
        if ('error' in response && response.error.status === 401) dispatch(recheckSession());
        return response;
      },
    }),
  }),
});
