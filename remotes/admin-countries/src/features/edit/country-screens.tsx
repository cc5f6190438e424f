import { listPath, Skeleton, useFailureToast, useScreenName } from '@tdt/admin/kit';
import type { AdminCountry } from '@tdt/contracts';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Navigate, useParams } from '@tdt/platform/admin';
import { useState } from 'react';
import { countriesApi } from '../../countries/countries-api.ts';
import { CountryForm } from './country-form.tsx';
import { countryValues, newCountry } from './country-values.ts';
import { useCountryForm } from './use-country-form.ts';

/** A new country. */
export function CreateCountryScreen() {
  const [create] = countriesApi.useCountriesCreateMutation();
  const [stored] = useState(() => ({ values: newCountry(), revision: 0 }));
  const editor = useCountryForm({ stored, write: create, savedText: 'Pays créé' });
  return <CountryForm {...editor} title="Ajouter un pays" stored={null} />;
}

/** An existing country. Its form appears once the country is loaded. */
export function EditCountryScreen() {
  const { id = '' } = useParams();
  const { currentData: country, error, isFetching, refetch } = countriesApi.useCountriesOneQuery(id);
  const description = 'Impossible de charger les données du pays';
  useFailureToast(error, { title: 'Erreur', description });
  if (country) return <EditCountry key={id} country={country} refetch={refetch} />;
  return isFetching ? (
    <Skeleton active title={false} paragraph={{ rows: 10 }} />
  ) : (
    <Navigate to={listPath(ADMIN_PAGES.countries)} replace />
  );
}

const storedOf = (country: AdminCountry) => ({ values: countryValues(country), revision: country.revision });

interface EditCountryProps {
  country: AdminCountry;
  refetch: () => PromiseLike<{ data?: AdminCountry | undefined; isError: boolean }>;
}

function EditCountry({ country, refetch }: EditCountryProps) {
  const [update] = countriesApi.useCountriesUpdateMutation();
  useScreenName(country.name);
  const editor = useCountryForm({
    stored: storedOf(country),
    countryId: country.id,
    write: (input, revision) => update({ id: country.id, update: { ...input, revision } }),
    async reload() {
      const { data, isError } = await refetch();
      return data && !isError ? storedOf(data) : null;
    },
    savedText: 'Pays mis à jour',
  });
  return <CountryForm {...editor} title="Modifier le pays" stored={country} />;
}
