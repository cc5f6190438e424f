import { savedText } from '@tdt/admin/history';
import { type DataColumn, shortDayText, Thumbnail, TitleLink } from '@tdt/admin/kit';
import type { AdminRecipeRow } from '@tdt/contracts';
import { ADMIN_PAGES, type AdminRecipeSort, type Difficulty, GAP_LABELS } from '@tdt/contracts/plain';
import { FoundText } from './found-text.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import styles from './recipe-columns.module.css';
import { RecipeState } from './recipe-state.tsx';

const DIFFICULTY: Record<Difficulty, string> = { facile: 'Easy', moyen: 'Medium', difficile: 'Hard' };

/** Columns of the list of recipes. */
export const RECIPE_COLUMNS: DataColumn<AdminRecipeRow, AdminRecipeSort>[] = [
  {
    key: 'cover',
    title: 'Picture',
    width: '5rem',
    wideOnly: true,
    render: ({ id, cover }) => <Thumbnail picture={cover} none="None" width={64} to={ADMIN_PAGES.recipe(id)} />,
  },
  { key: 'title', title: 'Title', sort: 'title', render: (recipe) => <Title {...recipe} /> },
  {
    key: 'country',
    title: 'Country',
    // On phones no wider than its title: the titles of recipes need the room.
    width: 'clamp(5.5rem, 11vw, 7rem)',
    render: ({ country }) => (country ? <span lang="fr">{country.name}</span> : 'Unknown'),
  },
  { key: 'visibility', title: 'State', width: '7rem', wideOnly: true, render: (recipe) => <RecipeState {...recipe} /> },
  {
    key: 'difficulty',
    title: 'Difficulty',
    width: '5.5rem',
    wideOnly: true,
    render: ({ difficulty }) => DIFFICULTY[difficulty],
  },
  {
    key: 'preparation_time',
    title: 'Prep Time',
    width: '6.5rem',
    wideOnly: true,
    render: ({ preparation_time }) => <span lang="fr">{preparation_time}</span>,
  },
  {
    key: 'created_at',
    title: 'Created',
    sort: 'created_at',
    width: '7rem',
    wideOnly: true,
    render: ({ created_at }) => (
      <time dateTime={created_at} lang="fr">
        {shortDayText(created_at)}
      </time>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    // On phones without the way to the public page, which the editor has too.
    width: 'clamp(7.5rem, 14vw, 10rem)',
    render: (recipe) => <RecipeActions recipe={recipe} />,
  },
];

/** The same for the trash, which the server sorts by when each was deleted. */
export const TRASH_COLUMNS = RECIPE_COLUMNS.map(({ sort: _, ...column }) => column);

function Title({ title, gaps, found, ...recipe }: AdminRecipeRow) {
  return (
    <>
      <TitleLink to={ADMIN_PAGES.recipe(recipe.id)} lang="fr">
        {title}
      </TitleLink>
      {found && <FoundText {...found} />}
      {recipe.visibility !== 'public' && (
        <span className={styles.phoneOnly}>
          <RecipeState {...recipe} />
        </span>
      )}
      {recipe.edited_at !== null && (
        <span className={styles.edited} lang="fr">
          {savedText(recipe, shortDayText)}
        </span>
      )}
      {gaps.length > 0 && <span className={styles.gaps}>{gaps.map((gap) => GAP_LABELS[gap]).join(' · ')}</span>}
    </>
  );
}
