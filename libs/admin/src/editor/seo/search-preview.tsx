import { stack } from '@tdt/admin/kit';
import type { PageHead } from '@tdt/domain/heads';
import { type ReactElement, useId } from 'react';
import styles from './search-preview.module.css';

interface SearchPreviewProps {
  head: PageHead;
  /** Address of the shared picture; `null` without one. */
  picture: string | null;
}

/** A page among the results of a search engine, and as a shared link. */
export function SearchPreview({ head, picture }: SearchPreviewProps) {
  const url = head.canonical ?? '';
  return (
    <div className={styles.previews}>
      <Preview title="Aperçu dans Google">
        <p className={styles.address}>{url.replace(/^https?:\/\/|\/$/g, '').replaceAll('/', ' › ')}</p>
        <p className={styles.result}>{head.title}</p>
        <p>{head.description}</p>
      </Preview>
      <Preview title="Aperçu d'un partage">
        {picture ? <img className={styles.picture} src={picture} alt="" /> : <p>Image par défaut du site</p>}
        <p className={styles.address}>{URL.canParse(url) ? new URL(url).hostname : ''}</p>
        <p className={styles.shared}>{head.og.title}</p>
        <p>{head.og.description}</p>
      </Preview>
    </div>
  );
}

function Preview({ title, children }: { title: string; children: ReactElement[] }) {
  const id = useId();
  return (
    <figure className={stack(1, styles.preview)} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {children}
    </figure>
  );
}
