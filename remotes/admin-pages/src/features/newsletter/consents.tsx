import { isSessionFailure } from '@tdt/admin/api';
import { Button, Dialog, dayText, ErrorScreen, exactText, FileTextOutlined, Skeleton, stack } from '@tdt/admin/kit';
import type { AdminSubscriber, Consent } from '@tdt/contracts';
import { useState } from 'react';
import styles from './newsletter.module.css';
import { OptIn } from './opt-in.tsx';
import { subscribersApi } from './subscribers-api.ts';
import { SyncStatus } from './sync-state.tsx';
import { KIND_TEXTS, STATUS_TEXTS, VIA_TEXTS } from './texts.ts';

/** The button of a row that opens the ledger of consents. */
export function Consents({ subscriber }: { subscriber: AdminSubscriber }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        icon={<FileTextOutlined aria-hidden />}
        aria-label={`Consentements de ${subscriber.email}`}
        title="Consentements"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog
          isForm
          title={`Consentements de ${subscriber.email}`}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Fermer</Button>}
        >
          <div className={styles.facts}>
            <span>{STATUS_TEXTS[subscriber.status]}</span>
            <SyncStatus subscriber={subscriber} />
            {/* Phones have no room for these columns. */}
            <span>{`Naissance : ${dayText(subscriber.birthdate)}`}</span>
            <span>{`Inscription : ${dayText(subscriber.created_at)}`}</span>
            <OptIn isOptedIn={subscriber.opted_in} hasText />
          </div>
          <Ledger id={subscriber.id} />
        </Dialog>
      )}
    </>
  );
}

function Ledger({ id }: { id: string }) {
  const { currentData, error, refetch } = subscribersApi.useSubscribersOneQuery(id);
  if (!currentData) {
    return error && !isSessionFailure(error) ? (
      <ErrorScreen title="Impossible de lire les consentements" error={error} onRetry={refetch} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    );
  }
  if (currentData.consents.length === 0) return <p>Aucun consentement enregistré.</p>;
  return (
    <ol className={stack(4)}>
      {currentData.consents.map((consent) => (
        <Entry key={`${consent.at} ${consent.kind}`} {...consent} />
      ))}
    </ol>
  );
}

function Entry({ at, kind, via, opted_in: isOptedIn, text, text_version }: Consent) {
  return (
    <li className={stack(1, styles.entry)}>
      <strong>{KIND_TEXTS[kind]}</strong>
      <span>
        <time dateTime={at}>{exactText(at)}</time>
        <span>{`, par ${VIA_TEXTS[via]}`}</span>
      </span>
      <OptIn isOptedIn={isOptedIn} hasText />
      {text && <blockquote className={styles.quote}>{text}</blockquote>}
      {text_version && <span className={styles.note}>{`Version du texte : ${text_version}`}</span>}
    </li>
  );
}
