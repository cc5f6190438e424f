import { NEWSLETTER_API } from '@tdt/contracts/plain';
import { type ApiTable, problem, renderRemote, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const UNSUBSCRIBE = '/newsletter/desinscription';
const CONFIRM = '/newsletter/confirmation';
const valid = { [NEWSLETTER_API.link('abc')]: { address: 'a…a@example.org' } };
const gone = { [NEWSLETTER_API.link('abc')]: { address: null } };

const open = (path: string, api: ApiTable = {}, site = {}) => renderRemote(routes, { path, api, site });
const heading = () => screen.findByRole('heading', { level: 1 });

/** The form that a button belongs to: method and address. */
function formOf(name: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  return [form?.method, form?.getAttribute('action')];
}

test('asks before it unsubscribes, by a plain form, and offers to stay', async () => {
  open(`${UNSUBSCRIBE}?jeton=abc`, valid);
  expect(await heading()).toHaveTextContent('Se désinscrire de la newsletter');
  expect(screen.getByText('a…a@example.org')).toBeVisible();
  expect(formOf('Me désinscrire')).toEqual(['post', NEWSLETTER_API.unsubscribe('abc')]);
  expect(screen.getByRole('link', { name: 'Rester inscrit' })).toHaveAttribute('href', '/');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test.each([
  ['who has just unsubscribed', `${UNSUBSCRIBE}?statut=fait`, {}],
  ['whose address is not stored any more', `${UNSUBSCRIBE}?jeton=abc`, gone],
])('confirms it to a visitor %s', async (_who, path, api) => {
  open(path, api);
  expect(await heading()).toHaveTextContent('Vous êtes désinscrit');
  expect(screen.getByText(/vous ne recevrez plus notre newsletter/)).toHaveTextContent(/au bas de chaque page/);
  expect(screen.getByRole('link', { name: 'Voir les recettes' })).toHaveAttribute('href', '/toutes-recettes');
});

test('says nothing of the form at the foot of pages where the newsletter is switched off', async () => {
  open(`${UNSUBSCRIBE}?statut=fait`, {}, { features: { newsletter: false, newsletter_opt_in: true, offline: true } });
  expect(await heading()).toHaveTextContent('Vous êtes désinscrit');
  expect(screen.queryByText(/au bas de chaque page/)).toBeNull();
});

test('asks to confirm a sign-up, by a plain form', async () => {
  open(`${CONFIRM}?jeton=abc`, valid);
  expect(await heading()).toHaveTextContent('Confirmer votre inscription');
  expect(screen.getByText('a…a@example.org')).toBeVisible();
  expect(formOf('Confirmer mon inscription')).toEqual(['post', NEWSLETTER_API.confirm('abc')]);
});

test('thanks for a confirmation', async () => {
  open(`${CONFIRM}?statut=fait`);
  expect(await heading()).toHaveTextContent('Inscription confirmée');
  expect(screen.getByRole('link', { name: 'Voir les recettes' })).toHaveAttribute('href', '/toutes-recettes');
});

test.each([
  [UNSUBSCRIBE, /Ouvrez le lien de désinscription du dernier message/],
  [CONFIRM, /Inscrivez-vous une nouvelle fois, au bas de chaque page/],
])('shows at %s for an invalid link what to do', async (path, advice) => {
  open(
    `${path}?jeton=abc`,
    { [NEWSLETTER_API.link('abc')]: problem('FORBIDDEN') },
    { contact_email: 'bonjour@table.example' },
  );
  expect(await heading()).toHaveTextContent('Ce lien ne fonctionne pas');
  expect(screen.getByText(advice)).toBeVisible();
  expect(screen.getByRole('link', { name: 'bonjour@table.example' })).toHaveAttribute(
    'href',
    'mailto:bonjour@table.example',
  );
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows an invalid link when a deleted subscriber is to be confirmed', async () => {
  open(`${CONFIRM}?jeton=abc`, gone, { features: { newsletter: false, newsletter_opt_in: true, offline: true } });
  expect(await heading()).toHaveTextContent('Ce lien ne fonctionne pas');
  expect(within(document.body).queryByText(/Inscrivez-vous|nous écrire/)).toBeNull();
});

test('leaves the page to the shell when the API cannot say whose link it is', async () => {
  open(`${UNSUBSCRIBE}?jeton=abc`, { [NEWSLETTER_API.link('abc')]: problem('NOT_READY') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 503');
});
