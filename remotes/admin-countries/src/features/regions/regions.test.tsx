import type { AdminCountry, AdminCountryRow } from '@tdt/contracts';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiRequest, type ApiTable, problem, screen, typeAtOnce, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { countryRow, storedCountry } from '../../testing/stored-country.ts';

const NAMES = ['Japon', 'Chine', 'Corée', 'Mongolie', 'Taïwan', 'Népal', 'Laos', 'Bhoutan'];
const COUNTRIES: AdminCountry[] = NAMES.map((name, index) => ({
  ...storedCountry,
  id: `7a1d0c52-3b64-4c1f-9d83-2f5e8b90c6b${index}`,
  name,
}));
const pathOf = ({ id }: { id: string }) => `/api/admin/countries/${id}`;

/** Countries that are stored at their revisions. `api` responds instead for some. */
function open(count: number, api: ApiTable = {}) {
  const stored = new Map(COUNTRIES.slice(0, count).map((country) => [country.id, country]));
  const row = ({ id, name, regions, revision }: AdminCountry): AdminCountryRow => {
    return { ...countryRow, id, name, regions, revision };
  };
  const table: ApiTable = {
    '/api/admin/country-regions': { items: ['Asie'] },
    '/api/admin/countries': () => ({ items: [...stored.values()].map(row), total: count, page: 1, page_size: 24 }),
  };
  for (const country of stored.values()) {
    table[pathOf(country)] = () => stored.get(country.id);
    table[`PUT ${pathOf(country)}`] = ({ body }: ApiRequest) => {
      const { revision, ...fields } = body as AdminCountry;
      const saved = { ...country, ...fields, revision: revision + 1 };
      stored.set(country.id, saved);
      return saved;
    };
  }
  const view = renderAdminRemote(routes, { path: '/admin/countries', api: { ...table, ...api } });
  const puts = () => view.requests.filter(({ method }) => method === 'PUT');
  const regions = () => [...stored.values()].map(({ regions }) => regions.join('+'));
  return { ...view, puts, regions };
}
type View = ReturnType<typeof open>;

const press = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));
async function choose(view: View, ...names: string[]) {
  for (const name of names) await view.user.click(await screen.findByRole('checkbox', { name }));
  await view.user.click(await screen.findByRole('button', { name: /^Changer les régions/ }));
  await screen.findByRole('dialog', { name: 'Changer les régions' });
}
async function changeAll(view: View, ...regions: string[]) {
  await choose(view, 'Tout sélectionner (page)');
  for (const region of regions) {
    typeAtOnce(screen.getByLabelText('Nouvelle région'), region);
    await press(view, 'Ajouter');
  }
  await press(view, 'Confirmer');
}
const linesOf = async (title: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  return dialog.getAllByText(/pays (modifié|rétabli)|:/).map(({ textContent }) => textContent);
};

test('gives the chosen countries other regions, each by a save of the revision that was seen', async () => {
  const view = open(3);
  await choose(view, 'Sélectionner Japon', 'Sélectionner Corée');
  expect(screen.getByText('Changer les régions (2)…')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Changer les régions' }));
  expect(dialog.getByText('Elles remplaceront celles de : Japon, Corée.')).toBeVisible();
  for (const region of ['Orient', 'Extrême-Orient']) {
    typeAtOnce(dialog.getByLabelText('Nouvelle région'), region);
    await press(view, 'Ajouter');
  }
  await press(view, 'Confirmer');
  expect(await linesOf('Modification terminée')).toEqual(['2 pays modifiés.']);
  expect(view.regions()).toEqual(['Orient+Extrême-Orient', "Asie+Asie de l'Est", 'Orient+Extrême-Orient']);
  const { id, slug, recipe_count, edited_at, edited_by, created_at, updated_at, ...input } =
    COUNTRIES[0] ?? storedCountry;
  expect(view.puts()[0]?.body).toEqual({ ...input, regions: ['Orient', 'Extrême-Orient'] });
  await press(view, 'Fermer');
  expect(screen.getByRole('button', { name: 'Changer les régions (0)…' })).toBeDisabled();
});

test('takes the change back, except in a country that was saved since', async () => {
  const view = open(2);
  await changeAll(view, 'Orient');
  expect(await linesOf('Modification terminée')).toEqual(['2 pays modifiés.']);
  const [japon = storedCountry] = COUNTRIES;
  await fetch(pathOf(japon), { method: 'PUT', body: JSON.stringify({ ...japon, regions: ['Nord'], revision: 4 }) });
  await press(view, 'Annuler la modification');
  expect(await linesOf('Modification annulée')).toEqual(['1 pays rétabli.', 'Japon : modifié entre-temps']);
  expect(view.regions()).toEqual(['Nord', "Asie+Asie de l'Est"]);
  expect(screen.queryByRole('button', { name: 'Annuler la modification' })).toBeNull();
});

test('skips what was changed, deleted, refused or needs no change, and says why', async () => {
  const [changed, meanwhile, trashed, gone, refused, same, deleted] = COUNTRIES as [AdminCountry, ...AdminCountry[]];
  const at = { deleted: { at: '2026-01-01T10:00:00.000Z', by: null } };
  const errors = [{ path: 'name', message: 'Le nom du pays est requis' }];
  const view = open(8, {
    [pathOf(changed)]: { ...changed, revision: 4 },
    [`PUT ${pathOf(meanwhile as AdminCountry)}`]: problem('REVISION_CONFLICT'),
    [pathOf(trashed as AdminCountry)]: { ...trashed, ...at },
    [pathOf(gone as AdminCountry)]: problem('COUNTRY_NOT_FOUND'),
    [`PUT ${pathOf(refused as AdminCountry)}`]: problem('VALIDATION_FAILED', { errors }),
    [pathOf(same as AdminCountry)]: { ...same, regions: ['Orient'] },
    [`PUT ${pathOf(deleted as AdminCountry)}`]: problem('COUNTRY_GONE'),
  });
  await choose(view, 'Tout sélectionner (page)');
  expect(screen.getByText(/^Elles/)).toHaveTextContent(`${NAMES.join(', ')}.`);
  typeAtOnce(screen.getByLabelText('Nouvelle région'), 'Orient');
  await press(view, 'Ajouter');
  await press(view, 'Confirmer');
  expect(await linesOf('Modification terminée')).toEqual([
    '1 pays modifié.',
    'Japon : modifié entre-temps',
    'Chine : modifié entre-temps',
    'Corée : supprimé entre-temps',
    'Mongolie : supprimé entre-temps',
    'Taïwan : Le nom du pays est requis',
    'Népal : a déjà ces régions',
    'Laos : supprimé entre-temps',
  ]);
});

test('asks nothing more once the connection is lost, and names what is to be checked', async () => {
  const [, second = storedCountry] = COUNTRIES;
  const view = open(3, { [`PUT ${pathOf(second)}`]: () => Promise.reject(new TypeError('offline')) });
  await changeAll(view, 'Orient');
  expect(await linesOf('Modification terminée')).toEqual([
    '1 pays modifié.',
    'Chine : la connexion a été perdue : à vérifier',
    'Corée : la connexion a été perdue : à vérifier',
  ]);
  expect(view.puts()).toHaveLength(2);
});

test('counts a region that was typed and not added', async () => {
  const view = open(1);
  await choose(view, 'Sélectionner Japon');
  typeAtOnce(screen.getByLabelText('Nouvelle région'), 'Orient');
  await press(view, 'Confirmer');
  expect(await linesOf('Modification terminée')).toEqual(['1 pays modifié.']);
  expect(view.regions()).toEqual(['Orient']);
});

test('asks for a region, and sends nothing without one', async () => {
  const view = open(1);
  await changeAll(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Indiquez au moins une région.');
  expect(view.puts()).toEqual([]);
  await press(view, 'Fermer');
  expect(screen.getByText('Changer les régions (1)…')).toBeVisible();
});

test('offers no choice in the trash', async () => {
  renderAdminRemote(routes, {
    path: '/admin/countries?trash=true',
    api: { '/api/admin/countries': { items: [countryRow], total: 1, page: 1, page_size: 24 } },
  });
  expect(await screen.findByRole('row', { name: /Japon/ })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
