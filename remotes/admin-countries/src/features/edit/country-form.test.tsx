import { renderAdminRemote } from '@tdt/testing/admin-components';
import { type ApiTable, fireEvent, problem, screen, waitFor, within } from '@tdt/testing/components';
import { describe, expect, test } from 'vitest';
import { routes } from '../../remote.tsx';
import { storedCountry } from '../../testing/stored-country.ts';

const ONE = `/api/admin/countries/${storedCountry.id}`;
const POST = 'POST /api/admin/countries';
const LIST = { items: [], total: 0, page: 1, page_size: 24 };

async function open(path: string, api: ApiTable = {}) {
  const rendered = renderAdminRemote(routes, {
    path,
    api: {
      '/api/admin/countries': LIST,
      '/api/admin/country-regions': { items: ['Afrique', 'Asie', "Asie de l'Est"] },
      [ONE]: storedCountry,
      ...api,
    },
  });
  await screen.findByLabelText('Nom');
  const { user, requests } = rendered;
  return {
    ...rendered,
    sent: () => requests.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    save: () => user.click(screen.getByRole('button', { name: 'Enregistrer' })),
  };
}
type User = Awaited<ReturnType<typeof open>>['user'];
const openNew = (api?: ApiTable) => open('/admin/countries/new', api);
const openJapon = (api?: ApiTable) => open(`/admin/countries/${storedCountry.id}`, api);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const regions = () => within(screen.getByRole('list', { name: 'Régions' })).queryAllByRole('listitem');
const success = (title: string) => ({ kind: 'success', topic: 'save', title });
const error = (description: string) => ({ kind: 'error', topic: 'save', title: 'Erreur', description });

describe('a new country', () => {
  test('begins with the defaults, and is sent with empty texts as null', async () => {
    const { user, save, sent, toasts } = await openNew({ [POST]: storedCountry });
    expect(field('« Bon appétit » du pays')).toHaveValue('Bon appétit');
    expect([field('Particule en / au').value, field('Particule de / du').value]).toEqual(['en', 'du']);
    await user.type(field('Nom'), ' Japon ');
    await user.type(field('Nouvelle région'), 'Asie{Enter}');
    await save();
    await waitFor(() => expect(location.pathname).toBe('/admin/countries'));
    expect(toasts).toEqual([success('Pays créé')]);
    expect(sent()).toEqual([
      {
        name: 'Japon',
        country_bon_appetit: 'Bon appétit',
        particule_en_au: 'en',
        particule_de_du: 'du',
        adjectif: null,
        regions: ['Asie'],
        recipe_description: null,
        category_description: null,
        images: [],
      },
    ]);
  });

  test('needs a name, which the field and a toast say', async () => {
    const { save, sent, toasts } = await openNew();
    await save();
    await waitFor(() => expect(field('Nom')).toHaveFocus());
    expect(field('Nom')).toHaveAccessibleDescription('Le nom du pays est requis');
    expect([toasts, sent()]).toEqual([[error('Le nom du pays est requis')], []]);
  });

  test('refuses particles of more than 9 characters', async () => {
    const { user, save, sent } = await openNew();
    await user.type(field('Nom'), 'Japon');
    await user.clear(field('Particule en / au'));
    await user.type(field('Particule en / au'), 'x'.repeat(10));
    expect(screen.getByText('10 / 9')).toBeVisible();
    await save();
    await waitFor(() => expect(field('Particule en / au')).toHaveAccessibleDescription(/^Maximum 9 caractères/));
    await user.type(field('Particule en / au'), '{Backspace}');
    await waitFor(() => expect(field('Particule en / au')).not.toHaveAccessibleDescription(/^Maximum/));
    expect(sent()).toEqual([]);
  });

  test('shows what its particles make of sentences while they are typed', async () => {
    const { user } = await openNew();
    expect(screen.getByText('Je voyage en …')).toBeVisible();
    await user.type(field('Nom'), 'Japon');
    await user.clear(field('Particule en / au'));
    await user.type(field('Particule en / au'), 'au');
    expect(screen.getByText('Je voyage au Japon')).toBeVisible();
    expect(screen.getByText('Cuisine du Japon')).toBeVisible();
    await user.clear(field('Nom'));
    await user.type(field('Nom'), 'Inde');
    expect(screen.getByText("Cuisine de l'Inde")).toBeVisible();
  });

  test('with a name that is taken is refused at the name, and nothing typed is lost', async () => {
    const { user, save, toasts } = await openNew({ [POST]: problem('DUPLICATE_NAME') });
    await user.type(field('Nom'), 'Japon');
    await save();
    await waitFor(() => expect(field('Nom')).toHaveFocus());
    expect(field('Nom')).toHaveAccessibleDescription(/^Un autre pays porte ce nom/);
    expect(field('Nom')).toHaveValue('Japon');
    expect(toasts).toEqual([error("Une erreur est survenue lors de l'enregistrement du pays")]);
  });

  test('says when it could not be saved, with the reference for the log', async () => {
    const { user, save, toasts } = await openNew({ [POST]: problem('INTERNAL') });
    await user.type(field('Nom'), 'Japon');
    await save();
    const failure = error("Une erreur est survenue lors de l'enregistrement du pays");
    await waitFor(() => expect(toasts).toEqual([{ ...failure, note: 'Référence : test' }]));
    expect(location.pathname).toBe('/admin/countries/new');
  });
});

describe('regions', () => {
  test("are added by Enter and by 'Ajouter', and removed", async () => {
    const { user, sent } = await openNew();
    await user.type(field('Nouvelle région'), ' Asie {Enter}');
    await user.type(field('Nouvelle région'), "Asie de l'Est");
    await user.click(screen.getByRole('button', { name: 'Ajouter' }));
    expect(regions().map(({ textContent }) => textContent)).toEqual(['Asie', "Asie de l'Est"]);
    expect(field('Nouvelle région')).toHaveFocus();
    expect(field('Nouvelle région')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Supprimer la région 1' }));
    expect(regions().map(({ textContent }) => textContent)).toEqual(["Asie de l'Est"]);
    expect(sent()).toEqual([]);
  });

  test.each([
    ["by 'Enregistrer'", async (user: User) => user.click(screen.getByRole('button', { name: 'Enregistrer' }))],
    ['by Ctrl+S', async (user: User) => user.keyboard('{Control>}s{/Control}')],
  ])('that were typed and not added are saved too %s', async (_how, save) => {
    const { user, sent } = await openNew({ [POST]: storedCountry });
    await user.type(field('Nom'), 'Japon');
    await user.type(field('Nouvelle région'), 'Asie');
    await save(user);
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'Japon', regions: ['Asie'] }]));
  });

  test('are refused twice, whatever their case and accents, and blank ones are ignored', async () => {
    const { user, toasts, sent } = await openNew();
    await user.type(field('Nouvelle région'), 'Méditerranée{Enter}');
    await user.type(field('Nouvelle région'), ' mediterranee{Enter}');
    const title = 'Région déjà ajoutée';
    expect(toasts).toEqual([{ kind: 'error', title, description: 'Cette région existe déjà dans la liste' }]);
    expect(field('Nouvelle région')).toHaveValue(' mediterranee');
    await user.clear(field('Nouvelle région'));
    await user.type(field('Nouvelle région'), '  {Enter}');
    expect([regions().length, toasts.length, sent().length]).toEqual([1, 1, 0]);
  });

  test('are added line by line when several lines are pasted, each once', async () => {
    const { user } = await openNew();
    await user.type(field('Nouvelle région'), 'Asie{Enter}');
    await user.click(field('Nouvelle région'));
    await user.paste("asie\r\n- Asie de l'Est\r\n• Japon\r\n");
    expect(regions().map(({ textContent }) => textContent)).toEqual(['Asie', "Asie de l'Est", 'Japon']);
  });

  test('do not take the Enter that ends a composed character', async () => {
    await openNew();
    fireEvent.change(field('Nouvelle région'), { target: { value: '関東' } });
    fireEvent.keyDown(field('Nouvelle région'), { key: 'Enter', isComposing: true });
    expect(field('Nouvelle région')).toHaveValue('関東');
    fireEvent.keyDown(field('Nouvelle région'), { key: 'Enter' });
    expect(regions().map(({ textContent }) => textContent)).toEqual(['関東']);
  });

  test('are suggested from those in use, without those of the country', async () => {
    await openJapon();
    const options = () => [...(field('Nouvelle région').list?.options ?? [])].map(({ value }) => value);
    await waitFor(() => expect(options()).toEqual(['Afrique']));
  });
});

describe('an existing country', () => {
  test('is shown as it is stored, and saved on its revision', async () => {
    const { user, save, sent, toasts } = await openJapon({ [`PUT ${ONE}`]: storedCountry });
    expect(field('Adjectif')).toHaveValue('japonaise');
    expect(field('Description des recettes')).toHaveValue('Une cuisine de saison.');
    expect(regions().map(({ textContent }) => textContent)).toEqual(['Asie', "Asie de l'Est"]);
    await user.type(field('Description de la catégorie'), 'Le riz, le thé, la mer.');
    await save();
    await waitFor(() => expect(location.pathname).toBe('/admin/countries'));
    expect(toasts).toEqual([success('Pays mis à jour')]);
    const {
      id: _,
      slug: _s,
      recipe_count: _r,
      edited_at: _at,
      edited_by: _by,
      created_at: _c,
      updated_at: _u,
      ...fields
    } = storedCountry;
    expect(sent()).toEqual([{ ...fields, category_description: 'Le riz, le thé, la mer.' }]);
  });

  test('that cannot be loaded leads back to the list with a toast', async () => {
    const { toasts } = renderAdminRemote(routes, {
      path: `/admin/countries/${storedCountry.id}`,
      api: { '/api/admin/countries': LIST, [ONE]: problem('COUNTRY_NOT_FOUND') },
    });
    await waitFor(() => expect(location.pathname).toBe('/admin/countries'));
    const description = 'Impossible de charger les données du pays';
    expect(toasts).toMatchObject([{ kind: 'error', title: 'Erreur', description }]);
  });

  const deleted = ['COUNTRY_GONE', 'COUNTRY_NOT_FOUND'] as const;
  test.each(deleted)(
    'that another admin has deleted says so at its name, and nothing typed is lost: %s',
    async (code) => {
      const { user, save, toasts } = await openJapon({ [`PUT ${ONE}`]: problem(code) });
      await user.type(field('Adjectif'), 's');
      await save();
      await waitFor(() =>
        expect(field('Nom')).toHaveAccessibleDescription(/^Quelqu'un a supprimé ce pays entre-temps\./),
      );
      expect(toasts).toEqual([error("Une erreur est survenue lors de l'enregistrement du pays")]);
      expect(field('Adjectif')).toHaveValue('japonaises');
    },
  );
});

describe('the ways out of a stored country', () => {
  test('its page opens in a new tab', async () => {
    await openJapon();
    const link = screen.getByRole('link', { name: 'Voir sur le site (nouvel onglet)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/pays/japon', '_blank']);
  });

  test('it is deleted as in the list, which is shown then and can take that back', async () => {
    const { user, toasts } = await openJapon({ [`DELETE ${ONE}`]: new Response(null, { status: 204 }) });
    await user.type(field('Nom'), ' !');
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Supprimer ce pays?' }));
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/countries'));
    expect(toasts).toMatchObject([{ title: 'Pays supprimé', action: { label: 'Annuler' } }]);
  });

  test('what becomes of its recipes is asked, and a failure keeps the form', async () => {
    const { user, toasts } = await openJapon({
      [ONE]: { ...storedCountry, recipe_count: 2 },
      '/api/admin/country-names': { items: [] },
      [`DELETE ${ONE}?move_to=none`]: problem('INTERNAL'),
    });
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('radio', { name: 'Les laisser sans pays' }));
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
    expect(location.pathname).toBe(`/admin/countries/${storedCountry.id}`);
  });
});
