import type { AdminSitemap } from '@tdt/contracts';
import styles from './files-screen.module.css';

type Changes = NonNullable<AdminSitemap['changes']>;

const KINDS: readonly [keyof Changes, one: string, many: string][] = [
  ['added', 'URL ajoutée', 'URLs ajoutées'],
  ['removed', 'URL retirée', 'URLs retirées'],
  ['updated', 'page modifiée', 'pages modifiées'],
];

/** What changed since the sitemap was published, with the first addresses of each kind. */
export function SitemapChangeList({ changes }: { changes: Changes }) {
  const kinds = KINDS.filter(([kind]) => changes[kind].total > 0);
  if (kinds.length === 0) return <p>Rien n'a changé depuis : le sitemap en ligne est à jour.</p>;
  return (
    <>
      <p>Depuis cette publication :</p>
      <ul className={styles.changes}>
        {kinds.map(([kind, one, many]) => {
          const { total, first } = changes[kind];
          return (
            <li key={kind}>
              <strong>{`${total} ${total === 1 ? one : many}`}</strong>
              <ul className={styles.paths}>
                {first.map((path) => (
                  <li key={path}>{kind === 'removed' ? path : <a href={path}>{path}</a>}</li>
                ))}
                {total > first.length && <li>{`… et ${total - first.length} de plus`}</li>}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
