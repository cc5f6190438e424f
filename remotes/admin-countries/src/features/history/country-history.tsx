import {
  type ComparedField,
  HistoryDialog,
  type HistoryProps,
  type HistorySource,
  pictureRows,
  rowsField,
  textField,
  textRows,
} from '@tdt/admin/history';
import type { AdminCountry } from '@tdt/contracts';
import { COUNTRY_IMAGE_TYPES } from '@tdt/contracts/plain';
import { useMemo } from 'react';
import { COUNTRY_LABELS } from '../edit/country-labels.ts';
import { type CountryValues, countryValues } from '../edit/country-values.ts';

interface CountryHistoryProps extends HistoryProps<CountryValues> {
  id: string;
}

/** The history of a country. */
export function CountryHistory({ id, ...props }: CountryHistoryProps) {
  const sources = useMemo(() => [sourceOf(id)] as const, [id]);
  return <HistoryDialog {...props} sources={sources} fields={FIELDS} />;
}

const sourceOf = (id: string): HistorySource<CountryValues> => ({
  kind: 'country',
  id,
  valuesOf: (country: AdminCountry) => countryValues(country),
  fieldName: (stored) => (stored === 'images' ? 'Images' : COUNTRY_LABELS[stored as keyof CountryValues]),
});

const FIELDS = (Object.keys(COUNTRY_LABELS) as (keyof CountryValues)[]).map((key): ComparedField<CountryValues> => {
  const label = COUNTRY_LABELS[key];
  if (key === 'regions') return rowsField(key, label, ({ regions }) => textRows(regions.map(({ name }) => name)));
  const type = COUNTRY_IMAGE_TYPES.find((one) => one === key);
  return type ? rowsField(key, label, (values) => pictureRows(values[type])) : textField(key, label);
});
