import { codeOf } from '@tdt/admin/api';
import {
  Button,
  ConfirmButton,
  type DataColumn,
  DataTable,
  EditOutlined,
  PlusOutlined,
  RowActions,
  shortDayText,
  useList,
  useReport,
} from '@tdt/admin/kit';
import type { Redirect } from '@tdt/contracts';
import { useState } from 'react';
import { RedirectDialog } from './redirect-dialog.tsx';
import styles from './redirects.module.css';
import { redirectsApi } from './redirects-api.ts';

const FAILURE = 'Erreur lors du chargement des redirections';
const number = new Intl.NumberFormat('fr-FR');
/** What the site has made by itself. */
const MADE = { recipe: 'Ancien titre de la recette', country: 'Ancien nom du pays, ou pays réuni à lui' } as const;

/** /admin/redirects: former addresses and where they lead. */
export function RedirectsScreen() {
  const [edited, setEdited] = useState<Redirect | 'new'>();
  const list = useList({
    useQuery: redirectsApi.useRedirectsListQuery,
    // The server has the one order.
    sorts: [''],
    failure: FAILURE,
    failureToast: { title: FAILURE },
  });
  return (
    <>
      <DataTable
        label="Redirections"
        searchLabel="Rechercher une adresse..."
        columns={columns(setEdited)}
        list={list}
        emptyText={list.state.isNarrowed ? 'Aucune redirection trouvée.' : 'Aucune redirection pour le moment.'}
        countText={(total) => `${number.format(total)} ${total > 1 ? 'pages ont' : 'page a'} d'anciennes adresses`}
        action={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
            Ajouter une redirection
          </Button>
        }
      />
      {edited && (
        <RedirectDialog redirect={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

const columns = (onEdit: (redirect: Redirect) => void): DataColumn<Redirect, ''>[] => [
  {
    key: 'from',
    title: 'Ancienne adresse',
    render: ({ from }) => from.map((path) => <Address key={path} path={path} />),
  },
  { key: 'to', title: 'Mène à', render: (redirect) => <Target {...redirect} /> },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    width: '6.5rem',
    render: (redirect) => redirect.origin === 'manual' && <Actions redirect={redirect} onEdit={onEdit} />,
  },
];

/** An address as readers write it. */
const Address = ({ path }: { path: string }) => <div className={styles.address}>{readable(path)}</div>;

function Target({ to, origin, by, at }: Redirect) {
  return (
    <>
      <a href={to} target="_blank" rel="noreferrer" className={styles.address}>
        {readable(to)}
      </a>
      <span className={styles.note}>
        {origin !== 'manual'
          ? `${MADE[origin]} (fait par le site)`
          : `À la main${by ? `, par ${by}` : ''}${at ? `, le ${shortDayText(at)}` : ''}`}
      </span>
    </>
  );
}

function Actions({ redirect, onEdit }: { redirect: Redirect; onEdit: (redirect: Redirect) => void }) {
  const report = useReport();
  const [remove] = redirectsApi.useRedirectsDeleteMutation();
  const path = readable(redirect.from.join(' '));
  const onConfirm = async () => {
    const { error } = await remove(redirect.id);
    // Another user has deleted it: the goal is reached.
    const failure = codeOf(error) === 'REDIRECT_NOT_FOUND' ? undefined : error;
    report(failure, { title: 'Redirection supprimée' }, { title: "La redirection n'a pas été supprimée" });
  };
  return (
    <RowActions>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={`Modifier ${path}`}
        onClick={() => onEdit(redirect)}
      />
      <ConfirmButton
        label={`Supprimer ${path}`}
        title="Supprimer cette redirection ?"
        text={`${path} ne mènera plus nulle part.`}
        confirm="Supprimer"
        onConfirm={onConfirm}
      />
    </RowActions>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
