import { cluster, ErrorScreen, LinkButton, Skeleton, stack } from '@tdt/admin/kit';
import type { RecipeCalendar, RecipeCalendarQuery } from '@tdt/contracts';
import { ADMIN_API } from '@tdt/contracts/plain';
import { useSearchParams } from '@tdt/platform/admin';
import { recipesApi } from '../../recipes/recipes-api.ts';
import { zoneText } from '../edit/publication/site-time.ts';
import { intervalOf, monthAfter, monthOf, monthText } from './month.ts';
import { MonthDays } from './month-days.tsx';

const calendarApi = recipesApi.injectEndpoints({
  endpoints: (build) => ({
    recipesCalendar: build.query<RecipeCalendar, RecipeCalendarQuery>({
      query: (params) => ({ url: ADMIN_API.recipeCalendar, params }),
      providesTags: ['Recipe'],
    }),
  }),
});

const PARAMETER = 'mois';

/** What appears and ends by itself, month by month; the address says which one. */
export function CalendarScreen() {
  const [search] = useSearchParams();
  const month = monthOf(search.get(PARAMETER));
  const query = calendarApi.useRecipesCalendarQuery(intervalOf(month));
  const link = (count: number) => `?${PARAMETER}=${monthAfter(month, count)}`;
  return (
    <div className={stack(4)}>
      <div className={cluster(3)}>
        <h2 aria-live="polite">{monthText(month)}</h2>
        <div className={cluster(2)}>
          <LinkButton to={link(-1)}>Mois précédent</LinkButton>
          <LinkButton to={link(1)}>Mois suivant</LinkButton>
        </div>
      </div>
      <Month month={month} {...query} />
    </div>
  );
}

interface MonthProps {
  month: string;
  currentData?: RecipeCalendar | undefined;
  error?: unknown;
  refetch: () => unknown;
}

function Month({ month, currentData: calendar, error, refetch }: MonthProps) {
  if (error) return <ErrorScreen title="Le calendrier n'a pas pu être chargé." error={error} onRetry={refetch} />;
  if (!calendar) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  const { items, total } = calendar;
  if (total === 0) return <p role="status">Rien de programmé ce mois-ci.</p>;
  return (
    <>
      <p>{zoneText()}</p>
      {items.length < total && <p>{`Les ${items.length} premières des ${total} dates de ce mois.`}</p>}
      <MonthDays month={month} items={items} />
    </>
  );
}
