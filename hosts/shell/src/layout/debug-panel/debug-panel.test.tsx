import type { Diagnostic } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type ApiTable, json, stubApi, userEvent, waitFor, within } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';

const passing: Diagnostic = { ok: true, duration_ms: 3, message: 'Tout va bien.' };
const failing: Diagnostic = { ok: false, duration_ms: 1200, message: 'La base de données ne répond pas.' };
const diagnostics = (parts: object = {}) => ({ backend: passing, countries: passing, storage: passing, ...parts });
const HEAD = `HEAD ${API.root}`;

/** Opens the panel, a script that runs once in a document. */
async function open(api: ApiTable) {
  const requests = stubApi({ [HEAD]: null, ...api });
  vi.resetModules();
  await import('./debug-panel.ts');
  const host = document.body.lastElementChild as HTMLElement;
  const panel = within(host.shadowRoot?.firstElementChild as HTMLElement);
  const check = (name: string) => panel.getByText(name).closest('li');
  return { host, panel, check, requests, user: userEvent.setup(), focused: () => host.shadowRoot?.activeElement };
}

const summary = async ({ panel }: Awaited<ReturnType<typeof open>>, text: string) =>
  waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(text));

afterEach(() => vi.restoreAllMocks());

test('shows the results of server and browser, with the focus on its title', async () => {
  const opened = await open({
    [API.diagnostics]: diagnostics({ countries: { ...passing, message: 'La table contient 208 pays.' } }),
  });
  expect(opened.panel.getByRole('status')).toHaveTextContent('Vérifications en cours…');
  expect(opened.focused()).toBe(opened.panel.getByRole('heading', { name: 'Diagnostic' }));
  await summary(opened, 'Tout fonctionne.');
  for (const name of ['Connexion au serveur', 'Table des pays', 'Stockage des images', 'Accès réseau direct']) {
    expect(opened.check(name)).toHaveTextContent(/OK\d+ ms/);
  }
  expect(opened.check('Table des pays')).toHaveTextContent('La table contient 208 pays.');
  expect(opened.check('Accès réseau direct')).toHaveTextContent('HEAD /api a répondu 200.');
});

test('shows which parts fail and which work, and runs again on demand', async () => {
  let storage = failing;
  const opened = await open({ [API.diagnostics]: () => diagnostics({ backend: failing, storage }) });
  await summary(opened, '2 vérifications réussies sur 4.');
  expect(opened.check('Connexion au serveur')).toHaveTextContent('Échec1200 msLa base de données ne répond pas.');
  expect(opened.check('Table des pays')).toHaveTextContent('OK');
  storage = passing;
  await opened.user.click(opened.panel.getByRole('button', { name: 'Relancer' }));
  await summary(opened, '3 vérifications réussies sur 4.');
  expect(opened.requests.filter(({ path }) => path === API.diagnostics)).toHaveLength(2);
});

test.each([
  [json({}, 503), 'Le serveur a répondu 503.'],
  [
    new Response('{}', { status: 429, headers: { 'retry-after': '42' } }),
    'Trop de vérifications à la suite : réessayez dans 42 s.',
  ],
  [() => Promise.reject(new TypeError('Failed to fetch')), "Le serveur n'a pas répondu."],
])('says why the server could not be asked', async (diagnostics, words) => {
  const opened = await open({ [API.diagnostics]: diagnostics });
  await summary(opened, '1 vérification réussie sur 4.');
  for (const name of ['Connexion au serveur', 'Table des pays', 'Stockage des images']) {
    expect(opened.check(name)).toHaveTextContent(words);
  }
});

test('counts no success in the singular', async () => {
  const api = { [HEAD]: json({}, 503), [API.diagnostics]: json({}, 503) };
  await summary(await open(api), '0 vérification réussie sur 4.');
});

test('says that the browser did not reach the API', async () => {
  const opened = await open({
    [API.diagnostics]: diagnostics(),
    [HEAD]: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await summary(opened, '3 vérifications réussies sur 4.');
  expect(opened.check('Accès réseau direct')).toHaveTextContent("HEAD /api n'a pas reçu de réponse.");
});

test('while it runs, "Relancer" keeps the focus and does nothing', async () => {
  const gate = Promise.withResolvers<object>();
  const opened = await open({ [API.diagnostics]: () => gate.promise });
  const again = opened.panel.getByRole('button', { name: 'Relancer' });
  await opened.user.click(again);
  expect(opened.focused()).toBe(again);
  gate.resolve(diagnostics());
  await summary(opened, 'Tout fonctionne.');
  expect(opened.requests.filter(({ path }) => path === API.diagnostics)).toHaveLength(1);
});

test('Escape and "Fermer" close it, with the focus in the content', async () => {
  for (const close of [
    ({ user }: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}'),
    ({ user, panel }: Awaited<ReturnType<typeof open>>) => user.click(panel.getByRole('button', { name: 'Fermer' })),
  ]) {
    const main = document.body.appendChild(document.createElement('main'));
    const opened = await open({ [API.diagnostics]: diagnostics() });
    await summary(opened, 'Tout fonctionne.');
    await close(opened);
    expect(opened.host).not.toBeInTheDocument();
    expect(main).toHaveFocus();
    main.remove();
  }
});
