import { api, isSessionFailure } from '@tdt/admin/api';
import { Alert, ErrorScreen, PublicLink, Skeleton, stack } from '@tdt/admin/kit';
import type { Numbers } from '@tdt/contracts';
import { ADMIN_API, ADMIN_PAGES, PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { useId } from 'react';
import styles from './numbers.module.css';

const { useNumbersReadQuery } = api.injectEndpoints({
  endpoints: (build) => ({ numbersRead: build.query<Numbers, void>({ query: () => ADMIN_API.numbers }) }),
});

const number = new Intl.NumberFormat('fr-FR');

/** /admin/numbers: what visitors read, and what they search in vain. */
export function NumbersScreen() {
  const { data, error, refetch } = useNumbersReadQuery();
  if (data) return <Counts {...data} />;
  return error && !isSessionFailure(error) ? (
    <ErrorScreen title="Impossible de lire les chiffres" error={error} onRetry={refetch} />
  ) : (
    <Skeleton active title={false} paragraph={{ rows: 8 }} />
  );
}

function Counts({ is_counting, read, searches }: Numbers) {
  return (
    <div className={stack(5, styles.screen)}>
      {!is_counting && <Alert type="info" showIcon title="Rien n'est compté en ce moment (réglage READING_COUNTS)." />}
      <div className={styles.lists}>
        <Recipes title="Les plus lues en 7 jours" recipes={read.week} />
        <Recipes title="Les plus lues en 30 jours" recipes={read.month} />
        <Ranking title="Cherché sans résultat en 30 jours" none="Aucune recherche vaine, faite trois fois au moins.">
          {searches.map(({ q, count }) => (
            <Row key={q} count={count} unit="recherche">
              <Link to={`${ADMIN_PAGES.recipes}?${new URLSearchParams({ q })}`}>{q}</Link>
              <PublicLink
                to={`${PAGES.recipes}?${new URLSearchParams({ q })}`}
                label={`Chercher « ${q} » sur le site, dans un nouvel onglet`}
              />
            </Row>
          ))}
        </Ranking>
      </div>
      <p className={styles.note}>
        Comptés par jour, sans cookie ni adresse, robots exclus autant qu'ils se nomment ; aujourd'hui compris, à une
        minute près. Une recherche figure ici à partir de trois fois, si elle ne trouvait rien alors.
      </p>
    </div>
  );
}

function Recipes({ title, recipes }: { title: string; recipes: Numbers['read']['week'] }) {
  return (
    <Ranking title={title} none="Aucune lecture comptée.">
      {recipes.map((recipe) => (
        <Row key={recipe.id} count={recipe.count} unit="lecture">
          <Link to={ADMIN_PAGES.recipe(recipe.id)}>{recipe.title}</Link>
        </Row>
      ))}
    </Ranking>
  );
}

function Ranking({ title, none, children }: { title: string; none: string; children: React.JSX.Element[] }) {
  const id = useId();
  return (
    <section className={stack(3, styles.card)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children.length > 0 ? <ol className={styles.ranking}>{children}</ol> : <p className={styles.note}>{none}</p>}
    </section>
  );
}

interface RowProps {
  count: number;
  unit: string;
  children: React.JSX.Element | React.JSX.Element[];
}

const Row = ({ count, unit, children }: RowProps) => (
  <li className={styles.row}>
    <span className={styles.name}>{children}</span>
    <span className={styles.count}>{`${number.format(count)} ${count > 1 ? `${unit}s` : unit}`}</span>
  </li>
);
