import { problemOf } from '@tdt/admin/api';
import { DataTable, ErrorScreen, LinkButton, PlusOutlined, useUrlState } from '@tdt/admin/kit';
import { ADMIN_COUNTRY_SORTS, ADMIN_PAGES } from '@tdt/contracts/plain';
import { countriesApi } from '../../countries/countries-api.ts';
import { COUNTRY_COLUMNS } from './country-columns.tsx';
import { COUNTRY_FILTERS, CountryFilters, knownFilters } from './country-filters.tsx';

const FAILURE = 'Erreur de chargement des pays';

/** The list of countries. */
export function CountriesScreen() {
  const state = useUrlState({ sorts: ADMIN_COUNTRY_SORTS, filters: COUNTRY_FILTERS });
  const { q, filters, sort, page } = state;
  const query = { q, ...knownFilters(filters), sort, page };
  const { data, error, isFetching, refetch } = countriesApi.useCountriesListQuery(query);
  if (error && !data) {
    return (
      <ErrorScreen title={FAILURE} error={error} onRetry={refetch}>
        {problemOf(error)?.detail ?? 'Le serveur ne répond pas.'}
      </ErrorScreen>
    );
  }
  return (
    <DataTable
      label="Pays"
      searchLabel="Rechercher un pays..."
      columns={COUNTRY_COLUMNS}
      state={state}
      filters={<CountryFilters state={state} />}
      list={data}
      isLoading={isFetching}
      failure={error ? FAILURE : null}
      error={error}
      onRetry={refetch}
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
