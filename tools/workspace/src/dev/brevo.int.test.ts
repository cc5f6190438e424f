import { expect, it } from 'vitest';
import { developmentBrevo } from './brevo.ts';

it('starts nothing for a site with its own key', async () => {
  expect(await developmentBrevo({ BREVO_API_KEY: 'xkeysib-real' })).toBeNull();
});

it('sets an attribute for the links to unsubscribe if none is set', async () => {
  const brevo = await developmentBrevo({});
  expect(brevo?.env.BREVO_ATTRIBUTE_UNSUBSCRIBE).toBe('DESINSCRIPTION');
  await brevo?.close();
});

it('accepts and shows what a site sends, with the attribute names of the environment', async () => {
  const brevo = await developmentBrevo({
    BREVO_API_KEY: '',
    BREVO_ATTRIBUTE_BIRTHDATE: 'NE_LE',
    BREVO_ATTRIBUTE_UNSUBSCRIBE: 'LIEN',
  });
  if (!brevo) throw new Error('none was started');
  const { BREVO_API_URL, BREVO_API_KEY, BREVO_LIST_IDS } = brevo.env;
  try {
    const attributes = { PRENOM: 'Ana', NOM: 'Lima', NE_LE: '1990-02-03', LIEN: 'https://table.example' };
    const { status } = await fetch(`${BREVO_API_URL}/v3/contacts`, {
      method: 'POST',
      headers: { 'api-key': BREVO_API_KEY },
      body: JSON.stringify({ email: 'ana@example.org', attributes, listIds: [Number(BREVO_LIST_IDS)] }),
    });
    expect(status).toBe(201);
    expect(await (await fetch(brevo.url)).json()).toMatchObject({
      contacts: [{ email: 'ana@example.org', attributes }],
    });
  } finally {
    await brevo.close();
  }
});
