import { Button, cluster, stack, Tag } from '@tdt/admin/kit';
import type { ComparedRow } from './compare-rows.ts';
import type { Difference } from './compare-values.ts';
import styles from './history.module.css';
import { WordText } from './word-text.tsx';

interface FieldComparisonProps<Values> extends Difference<Values> {
  /** `null`: nothing can be restored now. */
  onRestore: (() => void) | null;
}

/** One field of two versions. */
export function FieldComparison<Values>({ field, content, onRestore }: FieldComparisonProps<Values>) {
  return (
    <section className={stack(2, styles.field)} aria-label={field.label}>
      <div className={cluster(3, styles.head)}>
        <h3>{field.label}</h3>
        <Button size="small" disabled={!onRestore} onClick={() => onRestore?.()}>
          Restaurer ce champ
        </Button>
      </div>
      {Array.isArray(content) ? (
        <ul className={stack(2, styles.rows)}>
          {content.map((row) => (
            <RowComparison key={row.id} {...row} />
          ))}
        </ul>
      ) : (
        <WordText {...content} />
      )}
      {field.isApart && <p className={styles.note}>« Restaurer tout » laisse ce champ comme il est.</p>}
    </section>
  );
}

const CHANGES = { added: 'Ajouté', removed: 'Supprimé', moved: 'Déplacé', changed: 'Modifié' } as const;

function RowComparison({ changes, text, pictures: { before, after } }: ComparedRow) {
  const pictures = [...new Set([before, after])].flatMap((url) => url ?? []);
  return (
    <li className={cluster(2, styles.row)} data-change={changes[0]}>
      {changes.map((change) => (
        <Tag key={change}>{CHANGES[change]}</Tag>
      ))}
      {pictures.map((url) => (
        <img key={url} src={url} alt="" data-removed={url !== after} />
      ))}
      <WordText {...text} />
    </li>
  );
}
