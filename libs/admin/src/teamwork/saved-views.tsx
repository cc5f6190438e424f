import { useCurrentUser } from '@tdt/admin/api';
import { Button, ConfirmButton, type ListFilter, useReport } from '@tdt/admin/kit';
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
  const [remove] = teamworkApi.useTeamworkRemoveViewMutation();
  const report = useReport();
  const [isSaving, setSaving] = useState(false);
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
        <ConfirmButton
          label={texts.remove(current.name)}
          title={texts.removal}
          text={`${current.name} (${current.by})`}
          confirm={texts.confirmRemoval}
          onConfirm={async () => {
            const { error } = await remove(current.id);
            report(error, null, { description: texts.failure });
          }}
        />
      )}
      {currentData && query !== '' && !current && (
        <Button type="link" onClick={() => setSaving(true)}>
          {texts.save}
        </Button>
      )}
      {isSaving && (
        <Suspense fallback={null}>
          <ViewDialog list={list} query={query} texts={texts} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </nav>
  );
}

/** What an address says of a list but the page, in one order. */
const queryOf = (params: URLSearchParams, names: readonly string[]): string =>
  new URLSearchParams(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))).toString();
