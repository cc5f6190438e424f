import {
  NEWSLETTER_API,
  NEWSLETTER_CONSENT,
  type NewsletterTrigger,
  type NewsletterVariant,
} from '@tdt/contracts/plain';
import { fireEvent, json, renderRemote, screen, waitFor, within } from '@tdt/testing/components';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Newsletter } from './newsletter.tsx';

const VARIANTS = {
  default: { trigger: 'button', title: 'Inscription à la newsletter', button: "S'inscrire" },
  'exit-intent': {
    trigger: 'mouse_leave',
    title: 'Soyez prévenu de nos nouvelles recettes !',
    button: "Je m'abonne",
  },
} as const satisfies Record<NewsletterVariant, { trigger: NewsletterTrigger; title: string; button: string }>;

afterEach(() => {
  delete window.dataLayer;
});

/** A page with a button that opens the newsletter, as the shell does. */
function Page({ variant }: { variant: NewsletterVariant }) {
  const [isOpen, setOpen] = useState(false);
  const { trigger } = VARIANTS[variant];
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      {isOpen && <Newsletter variant={variant} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}

async function open(variant: NewsletterVariant = 'default', site = {}) {
  const api = {
    [`POST ${NEWSLETTER_API.subscriptions}`]: json({ id: '1', status: 'active' }, 201),
    [`POST ${NEWSLETTER_API.brevo}`]: { status: 'synced' },
  };
  const rendered = renderRemote([{ path: '*', element: <Page variant={variant} /> }], { api, site });
  const press = async () => rendered.user.click(await screen.findByRole('button', { name: 'Ouvrir' }));
  await press();
  return { ...rendered, press, modal: screen.getByRole('dialog', { name: VARIANTS[variant].title }) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each(Object.entries(VARIANTS))('the variant %s has its title, its button and its event', async (name, variant) => {
  const { modal } = await open(name as NewsletterVariant);
  expect(screen.getByRole('heading', { level: 2, name: variant.title })).toHaveFocus();
  expect(within(modal).getByRole('button', { name: variant.button })).toBeVisible();
  expect(within(modal).queryAllByRole('button', { name: 'Non merci' })).toHaveLength(name === 'default' ? 0 : 1);
  expect(window.dataLayer).toEqual([
    { event: 'newsletter_modal_shown', variant: name, trigger_reason: variant.trigger },
  ]);
});

test('asks for names, address, date of birth and consent, and links to the privacy policy', async () => {
  await open();
  for (const label of ['Prénom', 'Nom', 'Adresse email']) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByPlaceholderText('Choisir une date')).not.toBeRequired();
  expect(NEWSLETTER_CONSENT.text).toMatch(/newsletter.*désinscrire à tout moment/s);
  expect(screen.getByRole('checkbox', { name: NEWSLETTER_CONSENT.text })).toBeChecked();
  const privacy = screen.getByRole('link', { name: 'Comment nous protégeons vos données' });
  expect(privacy).toHaveAttribute('href', '/confidentialite');
});

test('has no link to a privacy policy that is switched off', async () => {
  await open('default', { legal: { enabled: false, publisher: null, host: null } });
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['default', 'Fermer'],
  ['exit-intent', 'Non merci'],
] as const)('the variant %s closes by "%s", and lets the page scroll again', async (variant, name) => {
  const { user } = await open(variant);
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.click(screen.getByRole('button', { name }));
  await closed();
  expect(document.documentElement.style.overflow).toBe('');
});

test('closes by a press beside it, but not by one that began in a field', async () => {
  const { user, modal } = await open();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Adresse email') },
    { keys: '[/MouseLeft]', target: modal },
  ]);
  fireEvent.click(modal);
  expect(modal).toBeVisible();
  await user.click(modal);
  await closed();
});

test('has what was written when it is opened again, also after a link, until it was sent', async () => {
  const { user, press } = await open();
  write('Prénom', 'Ada');
  write('Nom', 'Lovelace');
  write('Adresse email', 'ada@example.org');
  write('Date de naissance (facultatif)', '10/12/1985');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('link', { name: 'Comment nous protégeons vos données' }));
  await closed();
  expect(location.pathname).toBe('/confidentialite');
  await press();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Ada');
  expect(screen.getByLabelText('Adresse email')).toHaveValue('ada@example.org');
  expect(screen.getByRole('checkbox')).not.toBeChecked();

  await user.click(screen.getByRole('button', { name: "S'inscrire" }));
  expect(await screen.findByRole('heading', { name: "C'est noté" })).toBeVisible();
  expect(screen.queryByRole('heading', { name: VARIANTS.default.title })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await closed();
  await press();
  for (const label of ['Prénom', 'Nom', 'Adresse email', 'Date de naissance (facultatif)']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(screen.getByRole('checkbox')).toBeChecked();
});
