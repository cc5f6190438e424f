import { useCurrentUser } from '@tdt/admin/api';
import { Button, EditOutlined, type ListFilter } from '@tdt/admin/kit';
import type { SavedView } from '@tdt/contracts';
import type { SavedList } from '@tdt/contracts/plain';
import { Link, useLocation } from '@tdt/platform';
import { useSearchParams } from '@tdt/platform/admin';
import { lazy, Suspense, useState } from 'react';
import styles from './saved-views.module.css';
import { teamworkApi } from './teamwork-api.ts';
import { VIEWS_TEXTS } from './views-texts.ts';

const ViewDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "view-dialog" */ './view-dialog.tsx')).ViewDialog,
}));

interface SavedViewsProps {
  list: SavedList;
  /** Of the list. */
  filters: readonly Pick<ListFilter<string>, 'name'>[];
  lang: keyof typeof VIEWS_TEXTS;
}

/** The saved views of a list in one line above it, and what saves the present one. */
export function SavedViews({ list, filters, lang }: SavedViewsProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { id, is_super_admin } = useCurrentUser();
  const { currentData } = teamworkApi.useTeamworkViewsQuery(id);
  const [edited, setEdited] = useState<SavedView | string | null>(null);
  const texts = VIEWS_TEXTS[lang];
  const names = ['q', ...filters.map(({ name }) => name), 'sort'];
  const query = queryOf(params, names);
  const views = (currentData?.items ?? []).filter((view) => view.list === list);
  const current = views.find((view) => queryOf(new URLSearchParams(view.query), names) === query);
  return (
    <nav className={styles.views} aria-label={texts.label}>
      <Link to={pathname} className={styles.view ?? ''} aria-current={query === '' ? 'page' : undefined}>
        {texts.all}
      </Link>
      {views.map((view) => (
        <Link
          key={view.id}
          to={`${pathname}?${view.query}`}
          className={styles.view ?? ''}
          aria-current={view === current ? 'page' : undefined}
        >
          <span dir="auto">{view.name}</span>
        </Link>
      ))}
      {current && (current.is_own || is_super_admin) && (
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={texts.edit(current.name)}
          onClick={() => setEdited(current)}
        />
      )}
      {currentData && query !== '' && !current && (
        <Button type="link" onClick={() => setEdited(query)}>
          {texts.save}
        </Button>
      )}
      {edited !== null && (
        <Suspense fallback={null}>
          <ViewDialog list={list} edited={edited} texts={texts} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </nav>
  );
}

/** What an address says of a list but the page, in one order. */
const queryOf = (params: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))).toString();
