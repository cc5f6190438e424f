import type { AdminSubscriber, OutboxReport, SubscriberDetail } from '@tdt/contracts';
import { renderAdminRemote, SUPER_ADMIN } from '@tdt/testing/admin-components';
import { type ApiTable, problem, screen, typeAtOnce, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const synced: AdminSubscriber['sync'] = {
  state: 'synced',
  attempts: 0,
  next_at: null,
  last_code: null,
  last_error: null,
  synced_at: '2026-11-20T10:00:00.000Z',
};
const ADA: AdminSubscriber = {
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a21',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@exemple.fr',
  birthdate: '1990-12-10',
  opted_in: true,
  status: 'active',
  sync: synced,
  created_at: '2026-11-21T10:00:00.000Z',
};
const FAILED: AdminSubscriber = {
  ...ADA,
  id: '0b8f1c1e-6a34-4b0e-9d57-0c9a9f6f2a22',
  first_name: 'Blaise',
  last_name: 'Pascal',
  email: 'blaise@exemple.fr',
  birthdate: null,
  opted_in: false,
  status: 'unsubscribed',
  sync: {
    ...synced,
    state: 'failed',
    attempts: 6,
    last_code: 400,
    last_error: '400 invalid_parameter',
    synced_at: null,
  },
};
const OUTBOX: OutboxReport = {
  is_configured: true,
  counts: { disabled: 0, pending: 1, synced: 1500, failed: 2 },
  pause: null,
};
const DETAIL: SubscriberDetail = {
  ...ADA,
  consents: [
    {
      at: '2026-11-22T09:30:00.000Z',
      kind: 'unsubscribed',
      via: 'link',
      opted_in: false,
      text_version: null,
      text: null,
    },
    {
      at: '2026-11-21T10:00:00.000Z',
      kind: 'subscribed',
      via: 'website_exit_intent',
      opted_in: true,
      text_version: '2026-11',
      text: "J'accepte de recevoir des recettes.",
    },
  ],
};
const LIST = '/api/admin/newsletter/subscribers';
const DELETE = `DELETE ${LIST}/${ADA.id}`;
const SYNC = `POST ${LIST}/${FAILED.id}/sync`;
const list = (items: AdminSubscriber[], total = items.length) => ({ items, total, page: 1, page_size: 24 });

const open = (api: ApiTable = {}, path = '/admin/newsletter') =>
  renderAdminRemote(routes, {
    path,
    api: {
      '/api/auth/session': { user: SUPER_ADMIN },
      [LIST]: list([ADA, FAILED]),
      '/api/admin/newsletter/outbox': OUTBOX,
      ...api,
    },
  });

type User = ReturnType<typeof open>['user'];
const row = ({ first_name, last_name }: AdminSubscriber) =>
  screen.findByRole('row', { name: new RegExp(`^${first_name} ${last_name} `) });
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const question = () => screen.getByRole('alertdialog', { name: 'Supprimer cet abonné ?' });
const choice = (name: string) => within(question()).getByRole('button', { name });

test('asks for no subscriber before the server has said that the session is valid', async () => {
  let check = (_response: unknown) => {};
  const session = new Promise((resolve) => {
    check = resolve;
  });
  const { requests } = open({ '/api/auth/session': () => session });
  expect(await screen.findByText("Vérification de l'authentification...")).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual(['/api/auth/session']);
  check({ user: SUPER_ADMIN });
  expect(await row(ADA)).toBeVisible();
});

test('shows nothing when the session has ended', async () => {
  const { requests } = open({ '/api/auth/session': { user: null } });
  expect(await screen.findByText("Vérification de l'authentification...")).toBeVisible();
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(requests.filter(({ path }) => path.startsWith(LIST))).toEqual([]);
});

test('says that the session could not be checked, and checks it again', async () => {
  let isDown = true;
  const { user } = open({ '/api/auth/session': () => (isDown ? problem('INTERNAL') : { user: SUPER_ADMIN }) });
  expect(await screen.findByRole('alert')).toHaveTextContent("Erreur d'authentification");
  isDown = false;
  await press(user, 'Réessayer');
  expect(await row(ADA)).toBeVisible();
});

test('shows name, email, birth date, opt-in with its name, and sign-up date', async () => {
  open();
  await screen.findByRole('columnheader', { name: 'Inscription' });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Nom', 'Email', 'Naissance', 'Opt-in', 'Inscription', 'Brevo', 'Actions']);
  const texts = async (subscriber: AdminSubscriber) =>
    within(await row(subscriber))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect((await texts(ADA)).slice(0, 5)).toEqual(['Ada Lovelace', 'ada@exemple.fr ', '10/12/1990', '', '21/11/2026']);
  expect((await texts(FAILED)).slice(1, 3)).toEqual(['blaise@exemple.fr Désabonné', '-']);
  expect(within(await row(ADA)).getByRole('img', { name: 'Consentement donné' })).toBeVisible();
  expect(within(await row(FAILED)).getByRole('img', { name: 'Sans consentement' })).toBeVisible();
  expect(screen.getByText('2 abonnés')).toBeVisible();
});

test("shows 'Date invalide' for a sign-up date that is none", async () => {
  open({ [LIST]: list([{ ...ADA, created_at: 'hier' }]) });
  await screen.findByRole('columnheader', { name: 'Inscription' });
  expect(within(await row(ADA)).getByText('Date invalide')).toBeVisible();
});

test('says that there is no subscriber, or that none is found', async () => {
  open({ [LIST]: list([]), [`${LIST}?q=zz&sort=-created_at&page=1`]: list([]) });
  expect(await screen.findByText('Aucun abonné à la newsletter pour le moment.')).toBeVisible();
  typeAtOnce(screen.getByPlaceholderText('Rechercher un abonné...'), 'zz');
  expect(await screen.findByText('Aucun abonné trouvé.')).toBeVisible();
});

test('searches and filters by state and by what Brevo holds, in the address', async () => {
  const { user, requests } = open();
  await row(ADA);
  await screen.findByRole('option', { name: 'En échec (2)' });
  const choose = async (label: string, option: string) => {
    await user.selectOptions(screen.getByLabelText(label), option);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveDisplayValue(option));
  };
  await choose('État', 'Désabonné');
  await choose('Brevo', 'En échec (2)');
  expect(location.search).toBe('?status=unsubscribed&sync=failed');
  const asked = () => requests.findLast(({ path }) => path.startsWith(`${LIST}?`))?.query;
  await waitFor(() => expect([asked()?.get('status'), asked()?.get('sync')]).toEqual(['unsubscribed', 'failed']));
});

test('ignores filters in the address that the server would refuse', async () => {
  const { requests } = open({}, '/admin/newsletter?status=parti&sync=bien');
  await row(ADA);
  const asked = requests
    .filter(({ path }) => path.startsWith(`${LIST}?`))
    .map(({ query }) => Object.fromEntries(query));
  expect(asked).toEqual([{ sort: '-created_at', page: '1' }]);
});

test('says when the list cannot be loaded, with the reference', async () => {
  const { toasts } = open({ [LIST]: problem('INTERNAL') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors du chargement des abonnés');
  expect(toasts).toEqual([{ kind: 'error', title: 'Erreur lors du chargement des abonnés', note: 'Référence : test' }]);
});

test.each([
  [{ ...synced, state: 'disabled', synced_at: null }, true, ['Envoi désactivé']],
  [{ ...synced, state: 'pending', next_at: '2126-11-21T10:00:00.000Z' }, true, ['En attente', 'prochain essai']],
  [synced, true, ['À jour', 'envoyé']],
  [{ ...synced, synced_at: null }, false, ['Sans objet', "sans consentement, rien n'est envoyé"]],
  [FAILED.sync, true, ['En échec', '400 invalid_parameter']],
] as [AdminSubscriber['sync'], boolean, string[]][])(
  'says what Brevo holds of a subscriber: %o',
  async (sync, opted_in, texts) => {
    open({ [LIST]: list([{ ...ADA, opted_in, sync }]) });
    await screen.findByRole('columnheader', { name: 'Brevo' });
    const shown = within(await row(ADA));
    for (const text of texts) expect(shown.getByText(text)).toBeVisible();
  },
);

test('tries again to bring Brevo up to date, and shows the new state', async () => {
  let items = [FAILED];
  const retry = () => {
    items = [{ ...FAILED, sync: synced }];
    return items[0];
  };
  const { user, toasts } = open({ [LIST]: () => list(items), [SYNC]: retry });
  await press(user, 'Réessayer : blaise@exemple.fr');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Réessayer/ })).toBeNull());
  expect(toasts).toEqual([{ kind: 'success', title: 'Brevo est à jour', description: FAILED.email }]);
});

test.each([
  [FAILED, { kind: 'info', title: "Brevo n'est pas encore à jour", description: FAILED.email }],
  [problem('INTERNAL'), { kind: 'error', title: "L'essai a échoué", note: 'Référence : test' }],
])('says when trying again did not help', async (reply, toast) => {
  const { user, toasts } = open({ [SYNC]: reply });
  await press(user, 'Réessayer : blaise@exemple.fr');
  await waitFor(() => expect(toasts).toEqual([toast]));
});

test.each([
  [{ ...OUTBOX, is_configured: false }, "Aucune clé Brevo : rien n'est envoyé."],
  [
    { ...OUTBOX, pause: { reason: 'failing', until: '2026-11-21T13:05:00.000Z' } },
    /^Envois vers Brevo en pause jusqu'au 21 novembre 2026 à 14:05\.Brevo ne répond pas correctement\./,
  ],
])('says on top that nothing is sent', async (outbox, text) => {
  open({ '/api/admin/newsletter/outbox': outbox });
  const banner = await screen.findByRole('alert');
  if (typeof text === 'string') expect(banner).toHaveTextContent(text);
  else expect(banner.textContent).toMatch(text);
});

test('has no banner while all is well', async () => {
  open();
  await screen.findByRole('option', { name: /^À jour \(1.500\)$/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows beside the ledger what the list has no room for on phones', async () => {
  const { user } = open({ [`${LIST}/${FAILED.id}`]: { ...FAILED, consents: [] } });
  await press(user, `Consentements de ${FAILED.email}`);
  const dialog = within(await screen.findByRole('dialog', { name: `Consentements de ${FAILED.email}` }));
  for (const text of ['Désabonné', 'Naissance : -', 'Inscription : 21/11/2026', 'Sans consentement', 'En échec'])
    expect(dialog.getByText(text)).toBeVisible();
});

test('shows the ledger of consents of one subscriber: what, when, from where and with which text', async () => {
  const { user } = open({ [`${LIST}/${ADA.id}`]: DETAIL });
  await press(user, `Consentements de ${ADA.email}`);
  const dialog = within(await screen.findByRole('dialog', { name: `Consentements de ${ADA.email}` }));
  const entries = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    "Désinscription22 novembre 2026 à 10:30, par lien d'un messageSans consentement",
    "Inscription21 novembre 2026 à 11:00, par fenêtre d'invitation du siteConsentement donnéJ'accepte de recevoir des recettes.Version du texte : 2026-11",
  ]);
  await user.click(dialog.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says that the ledger cannot be read, and reads it again', async () => {
  let isDown = true;
  const { user } = open({ [`${LIST}/${ADA.id}`]: () => (isDown ? problem('INTERNAL') : DETAIL) });
  await press(user, `Consentements de ${ADA.email}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de lire les consentements');
  isDown = false;
  await press(user, 'Réessayer');
  expect(await screen.findByText('Désinscription')).toBeVisible();
});

test('exports all subscribers by a link that downloads', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Tout exporter en CSV' });
  expect(link).toHaveAttribute('href', '/api/admin/newsletter/subscribers/export.csv');
  expect(link).toHaveAttribute('download');
});

test('exports those who are listed, with one click after the filter', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('État'), 'Désabonné');
  const link = await screen.findByRole('link', { name: 'Exporter ces abonnés en CSV' });
  expect(link).toHaveAttribute('href', '/api/admin/newsletter/subscribers/export.csv?status=unsubscribed');
});

test('deletes a subscriber once that is confirmed, and loads the list again', async () => {
  let items = [ADA, FAILED];
  const remove = () => {
    items = [FAILED];
    return { status: 'erased' };
  };
  const { user, toasts } = open({ [LIST]: () => list(items), [DELETE]: remove });
  await press(user, `Supprimer ${ADA.email}`);
  expect(question()).toHaveTextContent(`Tout ce qui concerne ${ADA.email} est effacé ici et chez Brevo`);
  await user.click(choice('Annuler'));
  await press(user, `Supprimer ${ADA.email}`);
  await user.click(choice('Supprimer'));
  await waitFor(() => expect(screen.queryByText('Ada Lovelace')).toBeNull());
  expect(toasts).toEqual([{ kind: 'success', title: 'Abonné supprimé avec succès' }]);
});

test.each([
  [
    { status: 'queued' },
    {
      kind: 'success',
      title: 'Abonné supprimé avec succès',
      description: 'Effacé ici. Brevo ne répond pas : il le sera là-bas dès que possible.',
    },
  ],
  [problem('SUBSCRIBER_NOT_FOUND'), { kind: 'success', title: 'Abonné supprimé avec succès' }],
  [
    problem('INTERNAL'),
    { kind: 'error', title: "Erreur lors de la suppression de l'abonné", note: 'Référence : test' },
  ],
])('says how a deletion ended', async (reply, toast) => {
  const { user, toasts } = open({ [DELETE]: reply });
  await press(user, `Supprimer ${ADA.email}`);
  await user.click(choice('Supprimer'));
  await waitFor(() => expect(toasts).toEqual([toast]));
});
