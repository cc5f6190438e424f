import { api } from '@tdt/admin/api';
import { exactText, shortDayText, useReference } from '@tdt/admin/kit';
import type { AdminRecipeRow, AdminWork, SavedView, SavedViewList } from '@tdt/contracts';
import { ADMIN_API, ADMIN_PAGES, GAP_LABELS } from '@tdt/contracts/plain';
import { type Elements, Link } from '@tdt/platform';
import { stack } from '@tdt/ui';
import { type ReactNode, useId } from 'react';
import { sitemapAge, type Todo, todosIn } from './todos.ts';
import styles from './work-section.module.css';

const { useGetWorkQuery, useGetCountedViewsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getWork: build.query<AdminWork, void>({
      query: () => ADMIN_API.work,
      providesTags: ['Recipe', 'Country', 'Subscriber', 'Sitemap', 'Note'],
    }),
    getCountedViews: build.query<SavedViewList, void>({
      query: () => ({ url: ADMIN_API.views, params: { counted: true } }),
      providesTags: ['Recipe', 'Country', 'View'],
    }),
  }),
});

interface WorkSectionProps {
  canOpen: (path: string) => boolean;
  /** What stands below, once it is known how high that is: else it would move. */
  children: Elements;
}

/** What there is to do: what has gone wrong, what is incomplete, and where the editors were last. */
export function WorkSection({ canOpen, children }: WorkSectionProps) {
  const { data: work, error, isError } = useGetWorkQuery();
  const { currentData: views, isLoading } = useGetCountedViewsQuery();
  const { note } = useReference()(error);
  if (isError)
    return (
      <>
        <p>{`The work to do could not be loaded. ${note ?? ''}`}</p>
        {children}
      </>
    );
  if (!work || isLoading) return <p aria-busy="true" />;
  const { recent_recipes: recent, incomplete_recipes: incomplete, due_recipes: due } = work;
  const now = Date.now();
  const age = sitemapAge(work, now);
  return (
    <>
      <div className={styles.parts}>
        <Part title="To look at">
          <Todos todos={todosIn(work, now)} canOpen={canOpen} />
          {age && <p className={styles.note}>{age}</p>}
        </Part>
        {views && views.items.length > 0 && (
          <Part title="Saved views">
            <Views views={views.items.filter(({ list }) => canOpen(ADMIN_PAGES[list]))} />
          </Part>
        )}
        {due && due.length > 0 && (
          <Part title="Appears this week">
            <Recipes
              recipes={due}
              empty=""
              note={({ changes_at }) =>
                changes_at !== null && (
                  <time dateTime={changes_at} lang="fr">
                    {exactText(changes_at)}
                  </time>
                )
              }
            />
          </Part>
        )}
        <Part
          title="Incomplete recipes"
          more={
            incomplete &&
            incomplete.total > incomplete.first.length &&
            canOpen(ADMIN_PAGES.recipes) && (
              <Link to={`${ADMIN_PAGES.recipes}?gap=any`}>{`All ${incomplete.total.toLocaleString('en')}`}</Link>
            )
          }
        >
          <Recipes
            recipes={incomplete?.first ?? null}
            empty="Every recipe is complete."
            note={({ gaps }) => gaps.map((gap) => GAP_LABELS[gap]).join(' · ')}
          />
        </Part>
        <Part title="Edited last">
          <Recipes
            recipes={recent}
            empty="No recipe yet."
            note={({ updated_at }) => (
              <time dateTime={updated_at} lang="fr">
                {shortDayText(updated_at)}
              </time>
            )}
          />
        </Part>
      </div>
      {children}
    </>
  );
}

function Part({ title, more, children }: { title: string; more?: Elements; children: Elements }) {
  const id = useId();
  return (
    <section className={stack(3, styles.part)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      {more && <p className={styles.more}>{more}</p>}
    </section>
  );
}

function Todos({ todos, canOpen }: { todos: Todo[]; canOpen: (path: string) => boolean }) {
  if (todos.length === 0) return <p className={styles.note}>All is well.</p>;
  return (
    <ul className={stack(1)}>
      {todos.map(({ text, to }) => (
        <li key={text} className={styles.item}>
          {to !== undefined && canOpen(to) ? <Link to={to}>{text}</Link> : text}
        </li>
      ))}
    </ul>
  );
}

/** How much is in each view of a list. */
function Views({ views }: { views: SavedView[] }) {
  return (
    <ul className={stack(1)}>
      {views.map(({ id, list, name, query, total }) => (
        <li key={id} className={styles.item}>
          <Link to={`${ADMIN_PAGES[list]}?${query}`}>{name}</Link>
          <span className={styles.note}>{total === null ? 'Not counted' : total.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  );
}

interface RecipesProps {
  /** `null`: they could not be read. */
  recipes: AdminRecipeRow[] | null;
  empty: string;
  note: (recipe: AdminRecipeRow) => ReactNode;
}

function Recipes({ recipes, empty, note }: RecipesProps) {
  if (!recipes) return <p className={styles.note}>Not available at the moment.</p>;
  if (recipes.length === 0) return <p className={styles.note}>{empty}</p>;
  return (
    <ul className={stack(1)}>
      {recipes.map((recipe) => (
        <li key={recipe.id} className={styles.item}>
          <Link to={ADMIN_PAGES.recipe(recipe.id)} lang="fr">
            {recipe.title}
          </Link>
          <span className={styles.note}>{note(recipe)}</span>
        </li>
      ))}
    </ul>
  );
}
