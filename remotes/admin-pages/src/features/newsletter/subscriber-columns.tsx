import { type DataColumn, dayText, EmailAddress, RowActions, Tag } from '@tdt/admin/kit';
import type { AdminSubscriber } from '@tdt/contracts';
import type { SubscriberSort } from '@tdt/contracts/plain';
import { Consents } from './consents.tsx';
import { DeleteSubscriber } from './delete-subscriber.tsx';
import { OptIn } from './opt-in.tsx';
import { SyncStatus } from './sync-state.tsx';
import { STATUS_TEXTS } from './texts.ts';

/** Columns of the list of subscribers. */
export const SUBSCRIBER_COLUMNS: DataColumn<AdminSubscriber, SubscriberSort>[] = [
  {
    key: 'name',
    title: 'Nom',
    sort: 'last_name',
    width: 'clamp(7rem, 11vw, 10rem)',
    render: ({ first_name, last_name }) => `${first_name} ${last_name}`,
  },
  { key: 'email', title: 'Email', sort: 'email', render: (subscriber) => <Address {...subscriber} /> },
  {
    key: 'birthdate',
    title: 'Naissance',
    width: '6.5rem',
    wideOnly: true,
    render: ({ birthdate }) => dayText(birthdate),
  },
  {
    key: 'opted_in',
    title: 'Opt-in',
    width: '4.75rem',
    wideOnly: true,
    render: ({ opted_in: isOptedIn }) => <OptIn isOptedIn={isOptedIn} />,
  },
  {
    key: 'created_at',
    title: 'Inscription',
    sort: 'created_at',
    width: '7.5rem',
    wideOnly: true,
    render: ({ created_at }) => <time dateTime={created_at}>{dayText(created_at)}</time>,
  },
  {
    key: 'sync',
    title: 'Brevo',
    width: '10rem',
    wideOnly: true,
    render: (subscriber) => <SyncStatus subscriber={subscriber} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    width: '5.5rem',
    render: (subscriber) => (
      <RowActions>
        <Consents subscriber={subscriber} />
        <DeleteSubscriber subscriber={subscriber} />
      </RowActions>
    ),
  },
];

/** With the state of who is not an active subscriber. */
const Address = ({ email, status }: AdminSubscriber) => (
  <>
    <EmailAddress email={`${email} `} />
    {status !== 'active' && <Tag>{STATUS_TEXTS[status]}</Tag>}
  </>
);
