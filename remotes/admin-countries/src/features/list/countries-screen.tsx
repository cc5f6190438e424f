import { problemOf } from '@tdt/admin/api';
import {
  Button,
  cluster,
  DataTable,
  ErrorScreen,
  LinkButton,
  type ListFilter,
  PlusOutlined,
  useList,
} from '@tdt/admin/kit';
import { SavedViews } from '@tdt/admin/teamwork';
import type { AdminCountryRow } from '@tdt/contracts';
import { ADMIN_COUNTRY_SORTS, ADMIN_PAGES } from '@tdt/contracts/plain';
import { lazy, Suspense, useState } from 'react';
import { type CountryFilter, countriesApi } from '../../countries/countries-api.ts';
import { COUNTRY_COLUMNS, TRASH_COLUMNS } from './country-columns.tsx';

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

const RegionsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "country-regions" */ '../regions/regions-dialog.tsx')).RegionsDialog,
}));

/** The list of countries. */
export function CountriesScreen() {
  const list = useList({
    useQuery: countriesApi.useCountriesListQuery,
    sorts: ADMIN_COUNTRY_SORTS,
    filters: FILTERS,
    failure: 'Erreur de chargement des pays',
  });
  const { failure, error, data, onRetry } = list;
  const isTrash = list.state.filters.trash === 'true';
  /** Also of other pages, as they were on screen when they were chosen. */
  const [chosen, setChosen] = useState<AdminCountryRow[]>([]);
  const [isChanging, setChanging] = useState(false);
  const rows = new Map([...(data?.items ?? []), ...chosen].map((row) => [row.id, row]));
  if (failure !== null && !data) {
    return (
      <ErrorScreen title={failure} error={error} onRetry={onRetry}>
        {problemOf(error)?.detail ?? 'Le serveur ne répond pas.'}
      </ErrorScreen>
    );
  }
  return (
    <>
      <SavedViews list="countries" filters={list.filters} lang="fr" />
      <DataTable
        label="Pays"
        searchLabel="Rechercher un pays..."
        columns={isTrash ? TRASH_COLUMNS : COUNTRY_COLUMNS}
        list={list}
        {...(!isTrash && {
          selection: {
            ids: chosen.map(({ id }) => id),
            onChange: (ids: string[]) => setChosen(ids.flatMap((id) => rows.get(id) ?? [])),
            labelOf: ({ name }: AdminCountryRow) => `Sélectionner ${name}`,
            allLabel: 'Tout sélectionner (page)',
          },
        })}
        emptyText="Aucun pays trouvé"
        countText={(total) => `${total} pays`}
        action={
          <div className={cluster(2)}>
            {!isTrash && (
              // Always there: choosing the first one moves nothing.
              <Button disabled={chosen.length === 0} onClick={() => setChanging(true)}>
                {`Changer les régions (${chosen.length})…`}
              </Button>
            )}
            <LinkButton type="primary" to={ADMIN_PAGES.newCountry} icon={<PlusOutlined aria-hidden />}>
              Ajouter un pays
            </LinkButton>
          </div>
        }
      />
      {isChanging && (
        <Suspense fallback={null}>
          <RegionsDialog
            countries={chosen}
            onClose={(isDone) => {
              setChanging(false);
              if (isDone) setChosen([]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
