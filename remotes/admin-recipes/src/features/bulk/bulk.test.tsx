import type { BulkAction, BulkRun, BulkTally } from '@tdt/contracts';
import type { BulkReason } from '@tdt/contracts/plain';
import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { recipeRow } from '../../testing/stored-recipe.ts';
import { actionText, reasonText, tallyLines } from './bulk-texts.ts';

const RUN = '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a99';
const HARD: BulkAction = { kind: 'difficulty', difficulty: 'difficile' };

const ROWS = [1, 2, 3].map((number) => ({
  ...recipeRow,
  id: recipeRow.id.replace(/.$/, String(number)),
  title: `Tarte ${number}`,
}));
const IDS = ROWS.map(({ id }) => id);

const tally = (fields: Partial<BulkTally> = {}): BulkTally => ({
  changed: 0,
  same: 0,
  skipped: [],
  items: [],
  ...fields,
});
const skipped = (reason: BulkReason, count: number, titles: string[]) => ({ reason, count, titles });
const aRun = (fields: Partial<BulkRun> = {}): BulkRun => ({
  id: RUN,
  action: HARD,
  state: 'ready',
  by: 'chef@exemple.fr',
  created_at: '2026-11-28T10:00:00.000Z',
  started_at: null,
  count: 3,
  position: 0,
  undone_by: null,
  titles: ['Tarte 1', 'Tarte 2', 'Tarte 3'],
  expected: tally({ changed: 3 }),
  result: null,
  undo: null,
  ...fields,
});
const DONE = aRun({ state: 'done', position: 3, result: tally({ changed: 3 }) });

const open = (api: ApiTable = {}, total = ROWS.length) =>
  renderAdminRemote(routes, {
    path: '/admin/recipes?q=tarte',
    api: {
      '/api/admin/recipes': { items: ROWS, total, page: 1, page_size: 24 },
      '/api/admin/country-names': { items: [{ id: 'c', name: 'Grèce', slug: 'grece' }] },
      ...api,
    },
  });
type User = ReturnType<typeof open>['user'];

const box = (name: string) => screen.findByRole('checkbox', { name });
const bar = () => screen.findByRole('region', { name: 'Sélection' });
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const radio = async (user: User, name: string) => user.click(await screen.findByRole('radio', { name }));
/** Chooses the page, and asks what to change. */
const openForm = async (user: User) => {
  await user.click(await box('Tout sélectionner (page)'));
  await press(user, 'Modifier…');
};
const lines = async (dialog: string) => {
  const items = within(await screen.findByRole('alertdialog', { name: dialog })).getAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
};
/** What was sent to freeze a selection. */
const planned = ({ requests }: ReturnType<typeof open>) =>
  requests.find(({ method, path }) => method === 'POST' && path === '/api/admin/bulk')?.body;

test('counts the chosen recipes, takes the page and all that match, and lets go of them', async () => {
  const { user } = open({}, 1234);
  await user.click(await box('Sélectionner Tarte 2'));
  expect(await bar()).toHaveTextContent('1 recette sélectionnée');
  await user.click(await box('Tout sélectionner (page)'));
  expect(await bar()).toHaveTextContent('3 recettes sélectionnées');
  await user.click(await box('Sélectionner Tarte 2'));
  expect(await bar()).toHaveTextContent('2 recettes sélectionnées');
  await press(user, /Sélectionner les 1.234 recettes qui correspondent/);
  expect((await bar()).textContent).toMatch(/1.234 recettes sélectionnées/);
  expect(await box('Sélectionner Tarte 2')).toBeChecked();
  await press(user, 'Effacer la sélection');
  expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull();
});

test('lets go of all that match when another search is on screen', async () => {
  const { user } = open({}, 50);
  await user.click(await box('Tout sélectionner (page)'));
  await press(user, 'Sélectionner les 50 recettes qui correspondent');
  await press(user, 'Title');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sélection' })).toBeNull());
});

test('changes the difficulty of the chosen ones in five presses: try, progress, result, undo', async () => {
  let run = aRun({
    expected: tally({ changed: 2, same: 1 }),
  });
  const view = open({
    'POST /api/admin/bulk': () => run,
    [`/api/admin/bulk/${RUN}`]: () => run,
    [`POST /api/admin/bulk/${RUN}/run`]: () => {
      run = { ...run, state: 'running', position: 1, result: tally({ changed: 1 }) };
      return run;
    },
    [`POST /api/admin/bulk/${RUN}/undo`]: () => {
      run = { ...run, state: 'undone', undo: tally({ changed: 1, skipped: [skipped('stale', 1, ['Tarte 2'])] }) };
      return run;
    },
  });
  const { user } = view;
  await openForm(user);
  expect(screen.getByRole('dialog', { name: 'Modifier 3 recettes' })).toBeVisible();
  await radio(user, 'Changer la difficulté');
  await radio(user, 'Difficile');
  await press(user, 'Continuer');
  expect(await lines('Confirmer la modification')).toEqual([
    '2 recettes seront modifiées.',
    '1 recette déjà de cette difficulté : rien à changer.',
  ]);
  expect(screen.getByText('Difficulté : Difficile · 3 recettes')).toBeVisible();
  expect(screen.getByText('Tarte 1, Tarte 2, Tarte 3')).toBeVisible();
  expect(planned(view)).toEqual({ ids: IDS, action: HARD });
  await press(user, 'Confirmer');
  expect(await screen.findByRole('alertdialog', { name: 'Modification en cours' })).toHaveTextContent(
    'Vous pouvez fermer : le site continue. Le résultat reste sous « Latest bulk changes ».',
  );
  expect(screen.getByRole('progressbar', { name: 'Avancement' })).toHaveAttribute('value', '1');
  expect(screen.getByText('1 sur 3 recettes')).toBeVisible();
  run = { ...run, state: 'done', position: 3, result: tally({ changed: 2, same: 1 }) };
  await screen.findByRole('alertdialog', { name: 'Modification terminée' });
  expect((await lines('Modification terminée'))[0]).toBe('2 recettes ont été modifiées.');
  await press(user, 'Annuler la modification');
  expect(await lines('Modification annulée')).toEqual([
    '1 recette a été rétablie.',
    "1 modifiée entre-temps n'a pas été rétablie : Tarte 2",
  ]);
  await press(user, 'Fermer');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('sends the query of the list for all that match', async () => {
  const view = open({ 'POST /api/admin/bulk': aRun(), [`/api/admin/bulk/${RUN}`]: aRun() }, 50);
  await view.user.click(await box('Tout sélectionner (page)'));
  await press(view.user, 'Sélectionner les 50 recettes qui correspondent');
  await press(view.user, 'Modifier…');
  await radio(view.user, 'Publier');
  await press(view.user, 'Continuer');
  await screen.findByRole('alertdialog');
  expect(planned(view)).toEqual({ query: { q: 'tarte', sort: '-created_at' }, action: { kind: 'publish' } });
});

test('asks for what is missing, and says why a selection is refused', async () => {
  const { user } = open({
    'POST /api/admin/bulk': () => problem('VALIDATION_FAILED', { errors: [{ path: 'ids', message: 'Trop.' }] }),
  });
  await openForm(user);
  await press(user, 'Continuer');
  expect(screen.getByRole('alert')).toHaveTextContent('Choisissez ce qui doit changer.');
  for (const kind of ['Changer le pays', 'Changer le type', 'Renommer un groupe']) {
    await radio(user, kind);
    await press(user, 'Continuer');
    expect(screen.getByRole('alert')).toHaveTextContent('Indiquez la nouvelle valeur.');
  }
  await user.type(screen.getByLabelText('Nom actuel du groupe'), 'Pâte');
  await user.type(screen.getByLabelText('Nouveau nom'), 'La pâte');
  await press(user, 'Continuer');
  expect(await screen.findByText('Trop.')).toBeVisible();
  await radio(user, 'Changer le pays');
  await user.selectOptions(screen.getByLabelText('Pays'), 'Aucun pays');
  await press(user, 'Continuer');
  expect(await screen.findByText('Trop.')).toBeVisible();
});

test('says that nothing was changed when the server fails, and confirms nothing that would change nothing', async () => {
  let response: unknown = problem('INTERNAL');
  const { user } = open({
    'POST /api/admin/bulk': () => response,
    [`/api/admin/bulk/${RUN}`]: aRun({ expected: tally({ same: 3 }) }),
  });
  await openForm(user);
  await radio(user, 'Retirer');
  await press(user, 'Continuer');
  expect(await screen.findByText('Une erreur est survenue : rien n’a été modifié. Réessayez.')).toBeVisible();
  response = aRun();
  await press(user, 'Continuer');
  expect((await lines('Confirmer la modification'))[0]).toBe('Aucune recette ne sera modifiée.');
  expect(screen.getByRole('button', { name: 'Confirmer' })).toBeDisabled();
});

test('shows the last changes, and the result of one with what was left and why', async () => {
  const left = { id: IDS[0] ?? '', title: 'Tarte 1', reason: 'deleted' as const };
  const result = tally({ changed: 2, skipped: [skipped('deleted', 1, ['Tarte 1'])], items: [left] });
  const { id, action, by, created_at, count, position } = DONE;
  const row = { id, action, state: 'undone', by, created_at, started_at: created_at, count, position };
  const { user } = open({
    '/api/admin/bulk': { items: [{ ...row, undone_by: 'ada@exemple.fr', changed: 2, skipped: 1 }] },
    [`/api/admin/bulk/${RUN}`]: { ...DONE, result },
  });
  await press(user, 'Latest bulk changes');
  const dialog = await screen.findByRole('dialog', { name: 'Dernières modifications groupées' });
  await within(dialog).findByText('Difficulté : Difficile · 3 recettes');
  expect(dialog).toHaveTextContent('28 novembre 2026 à 11:00, chef@exemple.fr');
  expect(dialog).toHaveTextContent('2 modifiées, 1 laissée, annulée par ada@exemple.fr');
  await press(user, 'Ouvrir Difficulté : Difficile, 28 novembre 2026 à 11:00');
  expect(await lines('Modification terminée')).toContain("1 supprimée entre-temps n'a pas été modifiée : Tarte 1");
  expect(screen.getByText('Recettes laissées telles quelles')).toBeInTheDocument();
  expect(screen.getByText('Tarte 1 : supprimée entre-temps')).toBeInTheDocument();
});

test('says that there were none, or that they cannot be loaded', async () => {
  let response: unknown = { items: [] };
  const { user } = open({ '/api/admin/bulk': () => response });
  await press(user, 'Latest bulk changes');
  expect(await screen.findByText('Aucune modification groupée depuis 30 jours.')).toBeVisible();
  await press(user, 'Fermer');
  response = problem('INTERNAL');
  await press(user, 'Latest bulk changes');
  expect(await screen.findByText("La liste n'a pas pu être chargée.")).toBeVisible();
});

test('says when a change is no longer stored, and when a start or an export does not arrive', async () => {
  const { user, toasts } = open({
    'POST /api/admin/bulk': aRun(),
    [`/api/admin/bulk/${RUN}`]: aRun(),
    [`POST /api/admin/bulk/${RUN}/run`]: problem('NOT_READY'),
    'POST /api/admin/bulk/export': problem('INTERNAL'),
  });
  await user.click(await box('Tout sélectionner (page)'));
  await press(user, 'Exporter');
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Erreur', description: "L'export a échoué." }]));
  await press(user, 'Modifier…');
  await radio(user, 'Mettre à la corbeille');
  await press(user, 'Continuer');
  await press(user, 'Confirmer');
  await waitFor(() => expect(toasts[1]).toMatchObject({ description: 'La demande n’est pas arrivée : réessayez.' }));
});

test('names every action, reason and number in French', () => {
  const named = (id: string) => ({ c: 'Grèce' })[id] ?? '';
  const actions: BulkAction[] = [
    { kind: 'publish' },
    { kind: 'withdraw' },
    { kind: 'delete' },
    { kind: 'country', country_id: 'c' },
    { kind: 'country', country_id: null },
    { kind: 'type', type_recipe: 'entrée' },
    { kind: 'group', from: 'Pâte', to: 'La pâte' },
  ];
  expect(actions.map((action) => actionText(action, named))).toEqual([
    'Publier',
    'Retirer',
    'Mettre à la corbeille',
    'Pays : Grèce',
    'Pays : aucun',
    'Type : Entrée',
    'Groupe « Pâte » : devient « La pâte »',
  ]);
  expect(
    tallyLines('publish', tally({ changed: 1, same: 2, skipped: [skipped('cover', 12, ['A', 'B'])] }), 'will'),
  ).toEqual([
    '1 recette sera publiée.',
    '2 recettes déjà en ligne : rien à changer.',
    '12 sans couverture ne seront pas publiées : A, B…',
  ]);
  expect(tallyLines('delete', tally({ changed: 2, skipped: [skipped('stale', 1, ['A'])] }), 'did')).toEqual([
    '2 recettes ont été supprimées.',
    "1 modifiée entre-temps n'a pas été supprimée : A",
  ]);
  expect((['noStep', 'limits', 'address', 'version', 'failed'] as const).map((reason) => reasonText(reason))).toEqual([
    'sans étape',
    'avec une valeur refusée',
    "dont l'ancienne adresse est prise",
    "dont la version précédente n'existe plus",
    'en échec',
  ]);
});
