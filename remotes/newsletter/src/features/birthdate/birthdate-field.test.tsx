import { fireEvent, renderRemote, screen, waitFor, within } from '@tdt/testing/components';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = new Date('2026-11-22T12:00:00');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./calendar.tsx');
  vi.resetModules();
});

type Module = typeof import('./birthdate-field.tsx');

/** The field with a text in it, as the form holds it. */
function Form({ BirthdateField, text }: Pick<Module, 'BirthdateField'> & { text: string }) {
  const [value, setValue] = useState(text);
  return <BirthdateField name="birthdate" value={value} error={undefined} onChange={setValue} />;
}

async function show(text = '') {
  const { BirthdateField } = await import('./birthdate-field.tsx');
  const rendered = renderRemote([{ path: '/', element: <Form BirthdateField={BirthdateField} text={text} /> }]);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Date de naissance (facultatif)' });
  return { ...rendered, field };
}

const opener = () => screen.getByRole('button', { name: 'Choisir une date dans le calendrier' });
const calendar = () => screen.findByRole('dialog', { name: 'Date de naissance' });
const list = async (name: string) => within(await calendar()).getByRole<HTMLSelectElement>('combobox', { name });
const day = async (name: RegExp) => within(await calendar()).getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each(['5/3/1980', '05.03.1980', '5 mars 1980', '1980-03-05'])('writes %s as dd MMMM yyyy', async (written) => {
  const { field } = await show();
  expect(field).toHaveAttribute('placeholder', 'Choisir une date');
  expect(field).toHaveAccessibleDescription('Par exemple 05/03/1980 ou 5 mars 1980');
  fireEvent.change(field, { target: { value: written } });
  fireEvent.blur(field);
  expect(field).toHaveValue('05 mars 1980');
});

test.each(['hier', '30/02/2001'])('leaves %s as it is: there is no such day', async (written) => {
  const { field } = await show(written);
  fireEvent.blur(field);
  expect(field).toHaveValue(written);
});

test('offers a French calendar with lists of months and of the years back to 1924', async () => {
  const { user } = await show();
  await user.click(opener());
  const years = [...(await list("Choisir l'année")).options].map(({ text }) => text);
  expect(years).toEqual(Array.from({ length: 103 }, (_, index) => String(2026 - index)));
  const months = [...(await list('Choisir le mois')).options];
  expect(months.map(({ text }) => text).join(' ')).toBe(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  );
  expect(months.filter(({ disabled }) => disabled).map(({ text }) => text)).toEqual(['décembre']);
  const weekdays = [...(await calendar()).querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(weekdays).toEqual(['lu', 'ma', 'me', 'je', 've', 'sa', 'di']);
});

test('takes the day that is chosen', async () => {
  const { user, field } = await show();
  await user.click(opener());
  await user.selectOptions(await list("Choisir l'année"), '1980');
  await user.selectOptions(await list('Choisir le mois'), 'mars');
  await user.click(await day(/mercredi 5 mars 1980/));
  await closed();
  expect(field).toHaveValue('05 mars 1980');
});

test('begins at the day that is written, with the focus on it, and is walked by keys', async () => {
  const { user, field } = await show('5 mars 1980');
  opener().focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await day(/mercredi 5 mars 1980/)).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await day(/mercredi 12 mars 1980/)).toHaveFocus());
  await user.keyboard('{PageUp}');
  await waitFor(async () => expect(await day(/mardi 12 février 1980/)).toHaveFocus());
  await user.keyboard('{Enter}');
  await closed();
  expect(field).toHaveValue('12 février 1980');
});

test('begins today; no day of the future can be chosen, no month before 1924', async () => {
  const { user } = await show('hier');
  await user.click(opener());
  expect(await day(/22 novembre 2026/)).toBeEnabled();
  expect(await day(/23 novembre 2026/)).toBeDisabled();
  await user.selectOptions(await list("Choisir l'année"), '1924');
  await user.selectOptions(await list('Choisir le mois'), 'janvier');
  expect(await day(/mois précédent/)).toHaveAttribute('aria-disabled', 'true');
});

test('closes by its button, and beside it, without a change', async () => {
  const { user, field } = await show('5 mars 1980');
  await user.click(opener());
  await user.click(await day(/Fermer le calendrier/));
  await closed();
  await user.click(opener());
  const dialog = await calendar();
  await user.click(dialog);
  await closed();
  expect(field).toHaveValue('5 mars 1980');
});

test('asks to write the date when the calendar does not load, and opens at a later try', async () => {
  let isMissing = true;
  vi.doMock('./calendar.tsx', async (original) => {
    if (isMissing) throw new Error('missing');
    return original();
  });
  const { user, field } = await show();
  await user.click(opener());
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription("Le calendrier ne s'ouvre pas. Écrivez la date, par exemple 05/03/1980."),
  );
  isMissing = false;
  vi.doUnmock('./calendar.tsx');
  await user.click(opener());
  expect(await calendar()).toBeVisible();
  expect(field).toHaveAccessibleDescription('Par exemple 05/03/1980 ou 5 mars 1980');
});
