import { codeOf } from '@tdt/admin/api';
import {
  Button,
  ConfirmButton,
  type DataColumn,
  DataTable,
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
  const [isAdding, setAdding] = useState(false);
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
        columns={COLUMNS}
        list={list}
        emptyText={list.state.isNarrowed ? 'Aucune redirection trouvée.' : 'Aucune redirection pour le moment.'}
        countText={(total) => `${number.format(total)} ${total > 1 ? 'pages ont' : 'page a'} d'anciennes adresses`}
        action={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            Ajouter une redirection
          </Button>
        }
      />
      {isAdding && <RedirectDialog onClose={() => setAdding(false)} />}
    </>
  );
}

const COLUMNS: DataColumn<Redirect, ''>[] = [
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
    width: '5.25rem',
    render: (redirect) => redirect.origin === 'manual' && <RemoveRedirect {...redirect} />,
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

function RemoveRedirect({ id, from }: Redirect) {
  const report = useReport();
  const [remove] = redirectsApi.useRedirectsDeleteMutation();
  const path = readable(from.join(' '));
  const onConfirm = async () => {
    const { error } = await remove(id);
    // Another user has deleted it: the goal is reached.
    const failure = codeOf(error) === 'REDIRECT_NOT_FOUND' ? undefined : error;
    report(failure, { title: 'Redirection supprimée' }, { title: "La redirection n'a pas été supprimée" });
  };
  return (
    <RowActions>
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
