import { api } from '@tdt/admin/api';
import type {
  FieldNote,
  FieldNoteInput,
  FieldNoteList,
  NotedDocument,
  Presence,
  PresenceInput,
  SavedView,
  SavedViewInput,
  SavedViewList,
} from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';

/** The requests of editors who work at the same time. */
export const teamworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A query, since it is asked again and again; it writes that this tab has the document open.
    teamworkPresence: build.query<Presence, PresenceInput>({
      query: (body) => ({ url: ADMIN_API.presence, method: 'POST', body }),
      keepUnusedDataFor: 0,
    }),
    teamworkLeave: build.mutation<null, string>({
      query: (tab) => ({ url: ADMIN_API.presence, params: { tab }, method: 'DELETE', outlivesPage: true }),
    }),
    teamworkNotes: build.query<FieldNoteList, NotedDocument>({
      query: (params) => ({ url: ADMIN_API.notes, params }),
      providesTags: ['Note'],
    }),
    teamworkAddNote: build.mutation<FieldNote, FieldNoteInput>({
      query: (body) => ({ url: ADMIN_API.notes, method: 'POST', body }),
      invalidatesTags: ['Note'],
    }),
    teamworkSetNoteDone: build.mutation<FieldNote, { id: string; done: boolean }>({
      query: ({ id, done }) => ({ url: ADMIN_API.note(id), method: 'PUT', body: { done } }),
      invalidatesTags: ['Note'],
    }),
    teamworkRemoveNote: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.note(id), method: 'DELETE' }),
      invalidatesTags: ['Note'],
    }),
    // By account: another one sees others.
    teamworkViews: build.query<SavedViewList, string>({ query: () => ADMIN_API.views, providesTags: ['View'] }),
    teamworkSaveView: build.mutation<SavedView, SavedViewInput>({
      query: (body) => ({ url: ADMIN_API.views, method: 'POST', body }),
      invalidatesTags: ['View'],
    }),
    teamworkRemoveView: build.mutation<null, string>({
      query: (id) => ({ url: ADMIN_API.view(id), method: 'DELETE' }),
      invalidatesTags: ['View'],
    }),
  }),
});
