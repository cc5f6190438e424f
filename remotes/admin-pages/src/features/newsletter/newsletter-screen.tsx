import { Button, DataTable, ExportOutlined, Skeleton, stack, useList } from '@tdt/admin/kit';
import { ADMIN_API, SUBSCRIBER_SORTS, SUBSCRIBER_STATES, SYNC_STATES } from '@tdt/contracts/plain';
import { useOnce } from '../use-once.ts';
import { OutboxBanner } from './outbox-banner.tsx';
import { SUBSCRIBER_COLUMNS } from './subscriber-columns.tsx';
import { subscribersApi } from './subscribers-api.ts';
import { STATUS_TEXTS, SYNC_TEXTS } from './texts.ts';

const FAILURE = 'Erreur lors du chargement des abonnés';
const number = new Intl.NumberFormat('fr-FR');
const STATUS_OPTIONS = SUBSCRIBER_STATES.map((value) => ({ value, label: STATUS_TEXTS[value] }));

/** /admin/newsletter: the subscribers, and what Brevo holds of them. */
export function NewsletterScreen() {
  const { data: outbox, isLoading } = subscribersApi.useSubscribersOutboxQuery();
  const isOutboxKnown = useOnce(!isLoading);
  const syncOptions = SYNC_STATES.map((value) => ({
    value,
    label: outbox ? `${SYNC_TEXTS[value]} (${number.format(outbox.counts[value])})` : SYNC_TEXTS[value],
  }));
  const list = useList({
    useQuery: subscribersApi.useSubscribersListQuery,
    sorts: SUBSCRIBER_SORTS,
    filters: [
      { name: 'status', label: 'État', all: 'Tous', options: STATUS_OPTIONS },
      { name: 'sync', label: 'Brevo', all: 'Tous', options: syncOptions },
    ],
    failure: FAILURE,
    failureToast: { title: FAILURE },
  });
  // The banner would move the table.
  if (!isOutboxKnown) return <Skeleton active />;
  return (
    <div className={stack(4)}>
      {outbox && <OutboxBanner {...outbox} />}
      <DataTable
        label="Abonnés"
        searchLabel="Rechercher un abonné..."
        columns={SUBSCRIBER_COLUMNS}
        list={list}
        emptyText={list.state.isNarrowed ? 'Aucun abonné trouvé.' : 'Aucun abonné à la newsletter pour le moment.'}
        countText={(total) => `${number.format(total)} ${total > 1 ? 'abonnés' : 'abonné'}`}
        action={
          <Button href={csvOf(list.state)} download icon={<ExportOutlined aria-hidden />}>
            {list.state.isNarrowed ? 'Exporter ces abonnés en CSV' : 'Tout exporter en CSV'}
          </Button>
        }
      />
    </div>
  );
}

/** Address of the file of those who are listed. */
function csvOf({ q, filters }: { q: string; filters: Readonly<Record<string, string>> }): string {
  const query = new URLSearchParams(Object.entries({ ...filters, q }).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${ADMIN_API.subscribersCsv}?${query}` : ADMIN_API.subscribersCsv;
}
