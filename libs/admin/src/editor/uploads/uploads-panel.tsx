import { Button, stack } from '@tdt/admin/kit';
import { bytesText } from '../pictures/bytes-text.ts';
import styles from './uploads-panel.module.css';
import type { UploadState, Uploads } from './use-uploads.ts';

interface UploadsPanelProps {
  uploads: Uploads;
  /** What the save is doing; '': nothing. */
  activity: string;
  isSaving: boolean;
}

/** What a save is doing: its present step, and the files that are uploaded, wait, or have failed. */
export function UploadsPanel({ uploads, activity, isSaving }: UploadsPanelProps) {
  return (
    <div className={stack(3, styles.panel)}>
      <p role="status" className={styles.activity}>
        {activity}
      </p>
      {uploads.list.length > 0 && (
        <ul className={stack(3, styles.files)} aria-label="Fichiers à envoyer">
          {uploads.list.map((upload) => (
            <li key={upload.key} className={styles.file}>
              <span className={styles.name}>{upload.file.name}</span>
              <span>{bytesText(upload.file.size)}</span>
              <progress value={upload.share} max={1} aria-label={`Envoi de ${upload.file.name}`} />
              <span className={styles.state} data-failed={upload.status === 'failed'}>
                {stateText(upload)}
              </span>
              <span className={styles.buttons}>
                {upload.status === 'failed' && !isSaving && (
                  <Button size="small" onClick={() => uploads.send([upload])}>
                    Réessayer
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={`Retirer ${upload.file.name}`}
                  onClick={() => uploads.remove(upload.key)}
                >
                  Retirer
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function stateText({ status, share, reason }: UploadState): string {
  if (status === 'failed') return reason ?? "L'envoi a échoué.";
  if (status === 'waiting') return 'En attente';
  return share < 1 ? `${Math.round(share * 100)} %` : 'Traitement…';
}
