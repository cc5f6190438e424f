import { isSessionFailure } from '@tdt/admin/api';
import {
  Button,
  DataTable,
  ExportOutlined,
  FilterSelect,
  Skeleton,
  useFailureToast,
  useUrlState,
} from '@tdt/admin/kit';
import { ADMIN_API, SUBSCRIBER_SORTS, SUBSCRIBER_STATES, SYNC_STATES } from '@tdt/contracts/plain';
import { useOnce } from '../use-once.ts';
import styles from './newsletter.module.css';
import { OutboxBanner } from './outbox-banner.tsx';
import { SUBSCRIBER_COLUMNS } from './subscriber-columns.tsx';
import { subscribersApi } from './subscribers-api.ts';
import { STATUS_TEXTS, SYNC_TEXTS } from './texts.ts';

const FAILURE = 'Erreur lors du chargement des abonnés';
const number = new Intl.NumberFormat('fr-FR');
const STATUS_OPTIONS = SUBSCRIBER_STATES.map((value) => ({ value, label: STATUS_TEXTS[value] }));

/** A value that the server knows, or none: addresses are outdated or edited by hand. */
const known = (values: readonly string[], value: string) => (values.includes(value) ? value : '');

/** /admin/newsletter: the subscribers, and what Brevo holds of them. */
export function NewsletterScreen() {
  const state = useUrlState({ sorts: SUBSCRIBER_SORTS, filters: ['status', 'sync'] });
  const { q, sort, page } = state;
  const status = known(SUBSCRIBER_STATES, state.filters.status);
  const sync = known(SYNC_STATES, state.filters.sync);
  const { data, error, isFetching, refetch } = subscribersApi.useSubscribersListQuery({ q, sort, page, status, sync });
  const { data: outbox, isLoading } = subscribersApi.useSubscribersOutboxQuery();
  const isOutboxKnown = useOnce(!isLoading);
  useFailureToast(isSessionFailure(error) ? null : error, { title: FAILURE });
  const syncOptions = SYNC_STATES.map((value) => ({
    value,
    label: outbox ? `${SYNC_TEXTS[value]} (${number.format(outbox.counts[value])})` : SYNC_TEXTS[value],
  }));
  // The banner would move the table.
  if (!isOutboxKnown) return <Skeleton active />;
  return (
    <div className={styles.screen}>
      {outbox && <OutboxBanner {...outbox} />}
      <DataTable
        label="Abonnés"
        searchLabel="Rechercher un abonné..."
        columns={SUBSCRIBER_COLUMNS}
        state={state}
        filters={
          <>
            <FilterSelect
              label="État"
              all="Tous"
              value={status}
              options={STATUS_OPTIONS}
              onChange={(value) => state.filterBy('status', value)}
            />
            <FilterSelect
              label="Brevo"
              all="Tous"
              value={sync}
              options={syncOptions}
              onChange={(value) => state.filterBy('sync', value)}
            />
          </>
        }
        list={data}
        isLoading={isFetching}
        failure={error ? FAILURE : null}
        error={error}
        onRetry={refetch}
        emptyText={state.isNarrowed ? 'Aucun abonné trouvé.' : 'Aucun abonné à la newsletter pour le moment.'}
        countText={(total) => `${number.format(total)} ${total > 1 ? 'abonnés' : 'abonné'}`}
        action={
          <Button href={ADMIN_API.subscribersCsv} download icon={<ExportOutlined aria-hidden />}>
            Tout exporter en CSV
          </Button>
        }
      />
    </div>
  );
}
