import { isSessionFailure } from '@tdt/admin/api';
import { Button, exactText, relativeText, Tag, useReference } from '@tdt/admin/kit';
import type { AdminSubscriber } from '@tdt/contracts';
import type { SyncState } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import styles from './newsletter.module.css';
import { subscribersApi } from './subscribers-api.ts';
import { SYNC_TEXTS } from './texts.ts';

const TAGS: Record<SyncState, string> = { disabled: 'default', pending: 'warning', synced: 'success', failed: 'error' };

/** What Brevo has of a subscriber. A subscriber who is pending or has failed can be retried at once. */
export function SyncStatus({ subscriber }: { subscriber: AdminSubscriber }) {
  const { state, synced_at } = subscriber.sync;
  if (state === 'synced' && !synced_at && !subscriber.opted_in) {
    return (
      <div className={styles.sync}>
        <Tag>Sans objet</Tag>
        <span>sans consentement, rien n'est envoyé</span>
      </div>
    );
  }
  return (
    <div className={styles.sync}>
      <Tag color={TAGS[state]}>{SYNC_TEXTS[state]}</Tag>
      <Details {...subscriber.sync} />
      {(state === 'failed' || state === 'pending') && <Retry {...subscriber} />}
    </div>
  );
}

/** The error begins with the status of the response, if there was one. */
function Details({ state, next_at, synced_at, last_error }: AdminSubscriber['sync']) {
  if (state === 'synced') return synced_at && <Moment text="envoyé" iso={synced_at} />;
  return (
    <>
      {state === 'pending' && next_at && <Moment text="prochain essai" iso={next_at} />}
      {last_error && <span>{last_error}</span>}
    </>
  );
}

function Moment({ text, iso }: { text: string; iso: string }) {
  return (
    <span>
      <span>{`${text} `}</span>
      <time dateTime={iso} title={exactText(iso)}>
        {relativeText(iso)}
      </time>
    </span>
  );
}

function Retry({ id, email }: AdminSubscriber) {
  const { show } = useToasts();
  const reference = useReference();
  const [retry, { isLoading }] = subscribersApi.useSubscribersSyncMutation();
  const onClick = async () => {
    const { data, error } = await retry(id);
    if (data?.sync.state === 'synced') return show({ kind: 'success', title: 'Brevo est à jour', description: email });
    if (data) return show({ kind: 'info', title: "Brevo n'est pas encore à jour", description: email });
    if (!isSessionFailure(error)) show({ kind: 'error', title: "L'essai a échoué", ...reference(error) });
  };
  return (
    <Button size="small" loading={isLoading} aria-label={`Réessayer : ${email}`} onClick={onClick}>
      Réessayer
    </Button>
  );
}
