import { type DataColumn, EditOutlined, LinkButton, RowActions } from '@tdt/admin-ui';
import type { AdminRecipeRow } from '@tdt/contracts';
import { ADMIN_PAGES, type AdminRecipeSort, type Difficulty } from '@tdt/contracts/plain';
import { formatDateShort } from '@tdt/domain';

const DIFFICULTY: Record<Difficulty, string> = { facile: 'Easy', moyen: 'Medium', difficile: 'Hard' };

/** Columns of the list of recipes. */
export const RECIPE_COLUMNS: DataColumn<AdminRecipeRow, AdminRecipeSort>[] = [
  { key: 'title', title: 'Title', sort: 'title', render: ({ title }) => <span lang="fr">{title}</span> },
  { key: 'country', title: 'Country', width: '9rem', render: ({ country }) => country?.name ?? 'Unknown' },
  {
    key: 'difficulty',
    title: 'Difficulty',
    width: '7rem',
    wideOnly: true,
    render: ({ difficulty }) => DIFFICULTY[difficulty],
  },
  {
    key: 'preparation_time',
    title: 'Prep Time',
    width: '8rem',
    wideOnly: true,
    render: ({ preparation_time }) => preparation_time,
  },
  {
    key: 'created_at',
    title: 'Created',
    sort: 'created_at',
    width: '9rem',
    wideOnly: true,
    render: ({ created_at }) => (
      <time dateTime={created_at} lang="fr">
        {formatDateShort(created_at)}
      </time>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    width: '5.5rem',
    render: (recipe) => (
      <RowActions>
        <LinkButton
          type="text"
          to={ADMIN_PAGES.recipe(recipe.id)}
          icon={<EditOutlined aria-hidden />}
          aria-label={`Edit ${recipe.title}`}
        />
      </RowActions>
    ),
  },
];
