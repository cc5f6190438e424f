import { savedText } from '@tdt/admin/history';
import {
  type DataColumn,
  EditOutlined,
  LinkButton,
  PublicLink,
  RowActions,
  shortDayText,
  Thumbnail,
  TitleLink,
} from '@tdt/admin/kit';
import type { AdminCountryRow } from '@tdt/contracts';
import { ADMIN_PAGES, type AdminCountrySort, COUNTRY_EXCERPT_MAX, PAGES } from '@tdt/contracts/plain';
import { daysUntil } from '@tdt/domain/publication';
import { plainText } from '@tdt/domain/text';
import { Link } from '@tdt/platform';
import styles from './country-columns.module.css';
import { DeleteCountry } from './delete-country.tsx';
import { TrashedActions } from './trashed-actions.tsx';

function daysLeft(removal: string): string {
  const days = daysUntil(removal);
  return days === 1 ? '1 jour restant' : `${days} jours restants`;
}

const regionsText = ({ regions }: AdminCountryRow) => regions.join(', ') || '-';

/** Columns of the list of countries. */
export const COUNTRY_COLUMNS: DataColumn<AdminCountryRow, AdminCountrySort>[] = [
  {
    key: 'polaroid',
    title: 'Polaroid',
    width: '6rem',
    wideOnly: true,
    render: ({ id, polaroid, removed_at }) => (
      <Thumbnail picture={polaroid} none="Aucun" width={48} to={removed_at ? undefined : ADMIN_PAGES.country(id)} />
    ),
  },
  {
    key: 'name',
    title: 'Nom',
    sort: 'name',
    width: 'clamp(7.5rem, 16vw, 12rem)',
    render: (country) => (
      <>
        {country.removed_at ? (
          <span>{country.name}</span>
        ) : (
          <TitleLink to={ADMIN_PAGES.country(country.id)}>{country.name}</TitleLink>
        )}
        {country.edited_at !== null && <span className={styles.edited}>{savedText(country, shortDayText)}</span>}
        {country.removed_at && <span className={styles.note}>{daysLeft(country.removed_at)}</span>}
        {country.regions.length > 0 && <span className={styles.phoneOnly}>{regionsText(country)}</span>}
      </>
    ),
  },
  { key: 'regions', title: 'Régions', width: '12rem', wideOnly: true, render: regionsText },
  {
    key: 'recipe_description',
    title: 'Description des recettes',
    wideOnly: true,
    render: ({ recipe_description }) => cut(plainText(recipe_description ?? '')),
  },
  {
    key: 'recipe_count',
    title: 'Recettes',
    sort: 'recipe_count',
    width: '6.75rem',
    render: (country) => <RecipeCount {...country} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    width: 'clamp(5.25rem, 16vw, 7.5rem)',
    render: (country) =>
      country.removed_at ? <TrashedActions country={country} /> : <CountryActions country={country} />,
  },
];

/** The same for the trash: its buttons have texts. */
export const TRASH_COLUMNS = COUNTRY_COLUMNS.map((column) =>
  column.key === 'actions' ? { ...column, width: '7.5rem' } : column,
);

function cut(text: string): string {
  const characters = [...text];
  return characters.length > COUNTRY_EXCERPT_MAX ? `${characters.slice(0, COUNTRY_EXCERPT_MAX).join('')}…` : text;
}

/** How many recipes the country has, as a link to them. */
function RecipeCount({ name, slug, recipe_count: count }: AdminCountryRow) {
  if (count === 0) return <span>0</span>;
  const label = `${count} ${count === 1 ? 'recette' : 'recettes'} : ${name}`;
  return (
    <Link to={`${ADMIN_PAGES.recipes}?pays=${slug}`} aria-label={label}>
      {count}
    </Link>
  );
}

function CountryActions({ country }: { country: AdminCountryRow }) {
  const { id, slug, name } = country;
  return (
    <RowActions>
      <span className={styles.wideOnly}>
        <PublicLink to={PAGES.country(slug)} label={`Voir ${name} dans un nouvel onglet`} />
      </span>
      <LinkButton
        type="text"
        to={ADMIN_PAGES.country(id)}
        icon={<EditOutlined aria-hidden />}
        aria-label={`Modifier ${name}`}
      />
      <DeleteCountry country={country} />
    </RowActions>
  );
}
