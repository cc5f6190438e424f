import { Button, stack } from '@tdt/admin/kit';
import { bytesText } from '../pictures/bytes-text.ts';
import styles from './uploads-panel.module.css';
import type { UploadState, Uploads } from './use-uploads.ts';

interface UploadsPanelProps {
  uploads: Omit<Uploads, 'during'>;
  /** What the form holds now: a file that was replaced, removed or is stored has no upload to show. */
  files: readonly { key: string; file?: File | undefined }[];
  isSaving: boolean;
}

/** The files of a form that are uploaded, wait, or have failed. */
export function UploadsPanel({ uploads, files, isSaving }: UploadsPanelProps) {
  const isHeld = ({ key, file }: UploadState) => files.some((one) => one.key === key && one.file === file);
  const shown = uploads.list.filter((upload) => upload.status !== 'sent' && isHeld(upload));
  if (shown.length === 0) return null;
  return (
    <ul className={stack(3, styles.files)} aria-label="Fichiers à envoyer">
      {shown.map((upload) => (
        <li key={upload.key} className={styles.file}>
          <span className={styles.name}>{upload.file.name}</span>
          <span>{bytesText(upload.file.size)}</span>
          {upload.status !== 'failed' && (
            <progress value={upload.share} max={1} aria-label={`Envoi de ${upload.file.name}`} />
          )}
          <span className={styles.state} data-failed={upload.status === 'failed'}>
            {stateText(upload)}
          </span>
          <span className={styles.buttons}>
            {upload.status === 'failed' && !isSaving && (
              <Button size="small" onClick={() => uploads.send([upload])}>
                Réessayer
              </Button>
            )}
            <Button size="small" aria-label={`Retirer ${upload.file.name}`} onClick={() => uploads.remove(upload.key)}>
              Retirer
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateText({ status, share, reason }: UploadState): string {
  if (status === 'failed') return reason ?? "L'envoi a échoué.";
  if (status === 'waiting') return 'En attente';
  return share < 1 ? `${Math.round(share * 100)} %` : 'Traitement…';
}
