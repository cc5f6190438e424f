import { api, useCurrentUser } from '@tdt/admin/api';
import { Button, LinkButton, PlusOutlined, ReloadOutlined, useReference } from '@tdt/admin/kit';
import type { AdminStats, RemoteEntry } from '@tdt/contracts';
import { ADMIN_API, ADMIN_PAGES } from '@tdt/contracts/plain';
import { Link, useSite, useToasts, useWhenOnline } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { useEffect, useEffectEvent } from 'react';
import { isPartOf, menuFor } from '../layout/screens.ts';
import { COUNTS, type Count, failuresIn, shownCount, UNAVAILABLE } from './counts.ts';
import styles from './dashboard-screen.module.css';
import { WorkSection } from './work-section.tsx';

const { useGetStatsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<AdminStats, void>({ query: () => ADMIN_API.stats, providesTags: ['Stats'] }),
  }),
});

interface DashboardProps {
  /** The registered remotes: cards lead to their screens. */
  remotes: readonly Pick<RemoteEntry, 'mounts'>[];
}

/** /admin/dashboard: a welcome, what there is to do, and how much is stored. After a failure it tries again when the network is back. */
export function DashboardScreen({ remotes }: DashboardProps) {
  const { data, error, isError, isFetching, refetch } = useGetStatsQuery();
  const { email, is_super_admin: isSuperAdmin } = useCurrentUser();
  const screens = menuFor({ isSuperAdmin, remotes }).flat();
  const canOpen = (to: string) => screens.some((screen) => isPartOf(screen, to));
  const { name } = useSite();
  const { show } = useToasts();
  const reference = useReference();

  const report = useEffectEvent(() => {
    for (const title of failuresIn(data, isError)) show({ kind: 'error', title, ...reference(error) });
  });
  useEffect(() => {
    if (!isFetching && (data || error)) report();
  }, [data, error, isFetching]);
  useWhenOnline(isError ? refetch : null);

  const hasGaps = !isFetching && failuresIn(data, isError).length > 0;
  return (
    <div className={stack(5)}>
      <section className={stack(2, styles.welcome)} aria-labelledby="welcome">
        <h2 id="welcome" className={styles.title}>
          {`Welcome to ${name}`}
        </h2>
        <p>
          You are signed in as <strong>{email}</strong>. Everything that visitors see is looked after from here: the
          menu leads to each part, and what you publish is on the site at once.
        </p>
        {canOpen(ADMIN_PAGES.newRecipe) && (
          <p>
            <LinkButton to={ADMIN_PAGES.newRecipe} type="primary" icon={<PlusOutlined aria-hidden />}>
              Add New Recipe
            </LinkButton>
          </p>
        )}
      </section>
      <WorkSection canOpen={canOpen}>
        <dl className={styles.counts} aria-busy={isFetching}>
          {COUNTS.map((count) => (
            <CountCard
              key={count.name}
              count={count}
              shown={shownCount(count, data, isError)}
              path={screens.find(({ path }) => path === count.path)?.path}
            />
          ))}
        </dl>
        {hasGaps && (
          <p>
            <Button icon={<ReloadOutlined aria-hidden />} onClick={refetch}>
              Try again
            </Button>
          </p>
        )}
      </WorkSection>
    </div>
  );
}

interface CountCardProps {
  count: Count;
  shown: string | undefined;
  /** Where its list is, if the user can open that. */
  path: string | undefined;
}

/** One number, as on a departure board. The whole card is the link to its list. */
function CountCard({ count: { label, note }, shown, path }: CountCardProps) {
  return (
    <div className={stack(1, styles.card)}>
      <dt className={styles.label}>
        {path === undefined ? (
          label
        ) : (
          <Link to={path} className={styles.link ?? ''}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={styles.number} data-unknown={shown === undefined || shown === UNAVAILABLE || undefined}>
        {shown ?? '…'}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
