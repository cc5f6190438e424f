import { Button, cluster, stack, Tag } from '@tdt/admin/kit';
import type { ComparedRow, ComparedText, Difference } from './compare.ts';
import styles from './history.module.css';

interface FieldDifferenceProps extends Pick<Difference, 'content'> {
  label: string;
  isApart: boolean;
  /** `null`: nothing can be restored now. */
  onRestore: (() => void) | null;
}

/** One field of two versions. */
export function FieldDifference({ label, content, isApart, onRestore }: FieldDifferenceProps) {
  return (
    <section className={stack(2, styles.field)} aria-label={label}>
      <div className={cluster(3, styles.head)}>
        <h3>{label}</h3>
        <Button size="small" disabled={!onRestore} onClick={() => onRestore?.()}>
          Restaurer ce champ
        </Button>
      </div>
      {Array.isArray(content) ? (
        <ul className={stack(2)}>
          {content.map((row) => (
            <RowDifference key={row.id} {...row} />
          ))}
        </ul>
      ) : (
        <Words {...content} />
      )}
      {isApart && <p className={styles.note}>« Restaurer tout » laisse ce champ comme il est.</p>}
    </section>
  );
}

const CHANGES = { added: 'Ajouté', removed: 'Supprimé', moved: 'Déplacé', changed: 'Modifié' } as const;

function RowDifference({ changes, text, pictures: { before, after } }: ComparedRow) {
  const pictures = [...new Set([before, after])].flatMap((url) => url ?? []);
  return (
    <li className={cluster(2, styles.row)} data-change={changes[0]}>
      {changes.map((change) => (
        <Tag key={change}>{CHANGES[change]}</Tag>
      ))}
      {pictures.map((url) => (
        <img key={url} src={url} alt="" data-removed={url !== after} />
      ))}
      <Words {...text} />
    </li>
  );
}

/** Two texts as one, with what was removed and added. Marks for the direction of a text stay inside it. */
function Words({ before, after, changes }: ComparedText) {
  if (!changes)
    return (
      <div className={styles.text}>
        <p className={styles.note}>Trop de différences pour les montrer mot à mot : l'ancien texte, puis le nouveau.</p>
        <p dir="auto">
          <del>{before}</del>
        </p>
        <p dir="auto">
          <ins>{after}</ins>
        </p>
      </div>
    );
  return (
    <bdi className={styles.text}>
      {changes.map(({ value, added, removed }, at) => {
        const Element = added ? 'ins' : removed ? 'del' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only shown, and may be equal
        return <Element key={at}>{value}</Element>;
      })}
    </bdi>
  );
}
