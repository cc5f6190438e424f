import { type FormFields, type HistorySource, pictureRows, textRows } from '@tdt/admin/history';
import type { AdminCountry } from '@tdt/contracts';
import { COUNTRY_IMAGE_TYPES } from '@tdt/contracts/plain';
import { COUNTRY_LABELS } from './country-labels.ts';
import { type CountryValues, countryValues } from './country-values.ts';

/** What the history of a country compares and restores. */
export const COUNTRY_FIELDS: FormFields<CountryValues> = {
  labels: COUNTRY_LABELS,
  partOf(values, path) {
    if (path === 'regions') return textRows(values.regions.map(({ name }) => name));
    const type = COUNTRY_IMAGE_TYPES.find((one) => one === path);
    return type && pictureRows(values[type]);
  },
};

export const countrySource = (id: string): HistorySource<CountryValues> => ({
  kind: 'country',
  id,
  valuesOf: (country: AdminCountry) => countryValues(country),
});
