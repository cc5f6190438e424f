import { Button, Dialog, exactText } from '@tdt/admin/kit';
import type { BulkRunList } from '@tdt/contracts';
import type { BulkState } from '@tdt/contracts/plain';
import { recipesApi } from '../../recipes/recipes-api.ts';
import styles from './bulk.module.css';
import { bulkApi } from './bulk-api.ts';
import { actionText, number, recipes } from './bulk-texts.ts';

type Row = BulkRunList['items'][number];

/** The last changes of many recipes on this site. */
export function LastRuns({ onOpen, onClose }: { onOpen: (id: string) => void; onClose: () => void }) {
  const { data, error } = bulkApi.useBulkLatestQuery();
  const { data: countries } = recipesApi.useRecipesCountriesQuery();
  const countryName = (id: string) => countries?.items.find((country) => country.id === id)?.name ?? '…';
  return (
    <Dialog
      isForm
      title="Dernières modifications groupées"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      {data && data.items.length > 0 ? (
        <ul className={styles.runs}>
          {data.items.map((run) => {
            const text = actionText(run.action, countryName);
            return (
              <li key={run.id}>
                <div>
                  <p className={styles.action}>{`${text} · ${recipes(run.count)}`}</p>
                  <p>{`${exactText(run.started_at ?? run.created_at)}, ${run.by}`}</p>
                  <p>{outcome(run)}</p>
                </div>
                <Button
                  aria-label={`Ouvrir ${text}, ${exactText(run.started_at ?? run.created_at)}`}
                  onClick={() => onOpen(run.id)}
                >
                  Ouvrir
                </Button>
              </li>
            );
          })}
        </ul>
      ) : (
        <p role="status">{emptyText(data !== undefined, error)}</p>
      )}
    </Dialog>
  );
}

function emptyText(isLoaded: boolean, error: unknown): string {
  if (error) return "La liste n'a pas pu être chargée.";
  return isLoaded ? 'Aucune modification groupée depuis 30 jours.' : 'Chargement…';
}

const STATES: Record<BulkState, string | null> = {
  ready: null,
  running: 'en cours',
  done: null,
  undoing: 'annulation en cours',
  undone: 'annulée',
};

function outcome({ state, changed, skipped, undone_by }: Row): string {
  const result = `${number(changed)} modifiée${changed > 1 ? 's' : ''}, ${number(skipped)} laissée${skipped > 1 ? 's' : ''}`;
  const note = STATES[state];
  const by = undone_by === null ? '' : ` par ${undone_by}`;
  return note === null ? result : `${result}, ${note}${by}`;
}
