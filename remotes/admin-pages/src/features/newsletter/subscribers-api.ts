import { api, recheckSession } from '@tdt/admin/api';
import type { TableQuery } from '@tdt/admin/kit';
import type {
  AdminSubscriber,
  AdminSubscriberList,
  OutboxReport,
  Session,
  SubscriberDetail,
  SubscriberErasure,
} from '@tdt/contracts';
import { ADMIN_API, type SubscriberSort } from '@tdt/contracts/plain';

/** The requests of the newsletter screen. */
export const subscribersApi = api.injectEndpoints({
  endpoints: (build) => ({
    subscribersSession: build.query<Session, void>({
      query: () => ADMIN_API.session,
      keepUnusedDataFor: 0,
      // The guard of the shell says why, and leads to the login.
      onQueryStarted(_, { dispatch, queryFulfilled }) {
        void queryFulfilled.then(
          ({ data }) => data.user === null && dispatch(recheckSession()),
          () => {},
        );
      },
    }),
    subscribersList: build.query<AdminSubscriberList, TableQuery<SubscriberSort, 'status' | 'sync'>>({
      query: (params) => ({ url: ADMIN_API.subscribers, params: { ...params } }),
      providesTags: ['Subscriber'],
    }),
    subscribersOutbox: build.query<OutboxReport, void>({
      query: () => ADMIN_API.outbox,
      providesTags: ['Subscriber'],
    }),
    subscribersOne: build.query<SubscriberDetail, string>({
      query: (id) => ADMIN_API.subscriber(id),
      keepUnusedDataFor: 0,
    }),
    subscribersSync: build.mutation<AdminSubscriber, string>({
      query: (id) => ({ url: ADMIN_API.subscriberSync(id), method: 'POST' }),
      invalidatesTags: ['Subscriber'],
    }),
    subscribersDelete: build.mutation<SubscriberErasure, string>({
      query: (id) => ({ url: ADMIN_API.subscriber(id), method: 'DELETE' }),
      invalidatesTags: ['Subscriber', 'Stats'],
    }),
  }),
});
