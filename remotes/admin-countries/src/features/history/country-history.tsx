import type { OpenedHistory } from '@tdt/admin/editor';
import {
  type ComparedField,
  HistoryDialog,
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
import type { CountryEditor } from '../edit/use-country-form.ts';

interface CountryHistoryProps extends Pick<CountryEditor, 'form'>, OpenedHistory {
  id: string;
}

/** The history of a country. */
export function CountryHistory({ form, id, opened, onClose }: CountryHistoryProps) {
  const { base } = form.state;
  return (
    <HistoryDialog<CountryValues>
      sources={useMemo(() => [sourceOf(id)] as const, [id])}
      fields={FIELDS}
      present={base.values}
      isChanged={form.hasUnsaved()}
      onRestore={(values) => {
        onClose();
        void form.conflict.merge(base, values);
      }}
      opened={opened}
      onClose={onClose}
    />
  );
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
