import { problemOf } from '@tdt/admin/api';
import { DataTable, ErrorScreen, LinkButton, type ListFilter, PlusOutlined, useList } from '@tdt/admin/kit';
import { ADMIN_COUNTRY_SORTS, ADMIN_PAGES } from '@tdt/contracts/plain';
import { type CountryFilter, countriesApi } from '../../countries/countries-api.ts';
import { COUNTRY_COLUMNS } from './country-columns.tsx';

const FILTERS: ListFilter<CountryFilter>[] = [
  {
    name: 'with_recipes',
    label: 'Recettes',
    all: 'Avec ou sans',
    options: [
      { value: 'true', label: 'Avec recettes' },
      { value: 'false', label: 'Sans recette' },
    ],
  },
  { name: 'no_pictures', label: 'Images', all: 'Avec ou sans', options: [{ value: 'true', label: 'Sans image' }] },
  { name: 'trash', label: 'État', all: 'En ligne', options: [{ value: 'true', label: 'Corbeille' }] },
];

/** The list of countries. */
export function CountriesScreen() {
  const list = useList({
    useQuery: countriesApi.useCountriesListQuery,
    sorts: ADMIN_COUNTRY_SORTS,
    filters: FILTERS,
    failure: 'Erreur de chargement des pays',
  });
  const { failure, error, data, onRetry } = list;
  if (failure !== null && !data) {
    return (
      <ErrorScreen title={failure} error={error} onRetry={onRetry}>
        {problemOf(error)?.detail ?? 'Le serveur ne répond pas.'}
      </ErrorScreen>
    );
  }
  return (
    <DataTable
      label="Pays"
      searchLabel="Rechercher un pays..."
      columns={COUNTRY_COLUMNS}
      list={list}
      emptyText="Aucun pays trouvé"
      countText={(total) => `${total} pays`}
      action={
        <LinkButton type="primary" to={ADMIN_PAGES.newCountry} icon={<PlusOutlined aria-hidden />}>
          Ajouter un pays
        </LinkButton>
      }
    />
  );
}
