import { Button, cluster, Dialog, exactText, stack } from '@tdt/admin/kit';
import type { BulkRunList } from '@tdt/contracts';
import type { BulkState } from '@tdt/contracts/plain';
import styles from './bulk.module.css';
import { bulkApi } from './bulk-api.ts';
import { number, plural, recipes, useActionText } from './bulk-texts.ts';

/** The last changes of many recipes on this site. */
export function LastRuns({ onOpen, onClose }: { onOpen: (id: string) => void; onClose: () => void }) {
  const { data, error } = bulkApi.useBulkLatestQuery();
  const actionText = useActionText();
  return (
    <Dialog
      isForm
      title="Dernières modifications groupées"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      {data && data.items.length > 0 ? (
        <ul className={stack(3)}>
          {data.items.map((run) => {
            const [text, time] = [actionText(run.action), exactText(run.started_at ?? run.created_at)];
            return (
              <li key={run.id} className={cluster(3, styles.run)}>
                <div>
                  <b>{`${text} · ${recipes(run.count)}`}</b>
                  <p>{`${time}, ${run.by}`}</p>
                  <p>{outcome(run)}</p>
                </div>
                <Button aria-label={`Ouvrir ${text}, ${time}`} onClick={() => onOpen(run.id)}>
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

const NOTES: Partial<Record<BulkState, string>> = {
  running: ', en cours',
  undoing: ', annulation en cours',
  undone: ', annulée',
};

function outcome({ state, changed, skipped, undone_by }: BulkRunList['items'][number]): string {
  const result = `${number(changed)} modifiée${plural(changed)}, ${number(skipped)} laissée${plural(skipped)}`;
  const note = NOTES[state] ?? '';
  return result + note + (note && undone_by !== null ? ` par ${undone_by}` : '');
}
