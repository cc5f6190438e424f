import { useCurrentUser } from '@tdt/admin-api';
import { Button, ReloadOutlined, ScreenLanguage } from '@tdt/admin-ui';
import { useSite, useToasts } from '@tdt/platform';
import { useEffect } from 'react';
import { CountCard } from './count-card.tsx';
import { COUNTS, failuresIn, shownCount } from './counts.ts';
import styles from './dashboard-screen.module.css';
import { useGetStatsQuery } from './stats-api.ts';

/** /admin/dashboard: how much there is, and a word of welcome. */
export function DashboardScreen() {
  const { data, isError, isFetching, refetch } = useGetStatsQuery();
  const { email } = useCurrentUser();
  const { name } = useSite();
  const toasts = useToasts();

  useEffect(() => {
    if (isFetching) return;
    for (const title of failuresIn(data, isError)) toasts.show({ kind: 'error', title });
  }, [data, isError, isFetching, toasts]);

  const hasGaps = !isFetching && failuresIn(data, isError).length > 0;
  return (
    <ScreenLanguage lang="en">
      <div className={styles.dashboard}>
        <section className={styles.welcome} aria-labelledby="welcome">
          <h2 id="welcome" className={styles.title}>
            Welcome to {name}
          </h2>
          <p>
            You are signed in as <strong>{email}</strong>. Everything that visitors see is looked after from here: the
            menu leads to each part, and what you save is on the site at once.
          </p>
        </section>
        <dl className={styles.counts} aria-busy={isFetching}>
          {COUNTS.map((count) => (
            <CountCard key={count.name} count={count} shown={shownCount(count, data, isError)} />
          ))}
        </dl>
        {hasGaps && (
          <p>
            <Button icon={<ReloadOutlined aria-hidden />} onClick={refetch}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </ScreenLanguage>
  );
}
