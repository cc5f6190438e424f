import type { CatalogueResult } from '@tdt/contracts';
import { API, COMPLETIONS_API } from '@tdt/contracts/plain';
import {
  type ApiRequest,
  problem,
  renderRemote,
  samples,
  screen,
  typeAtOnce,
  waitFor,
  within,
} from '@tdt/testing/components';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';

const recipes = samples.cards(10);
const NOTHING = 'Aucune recette ne correspond à vos critères de recherche.';

const suggestions = { texts: ['pizza', 'zaatar'], countries: [{ name: 'Japon', slug: 'japon', recipe_count: 3 }] };

/**
 * Response of the API: recipes whose title holds `q`, three of them of Japan, two medium, one dessert, no overlap.
 */
function catalogue({ query }: Pick<ApiRequest, 'query'>): CatalogueResult {
  const pays = query.get('pays');
  const asked = { pays: 3, difficulte: 2, type: 1, duree: 4, regime: 5 };
  const limits = Object.entries(asked).flatMap(([name, most]) => (query.get(name) ? most : []));
  const most = limits.length > 1 ? 0 : (limits[0] ?? 10);
  const items = recipes.filter(({ title }) => title.includes(query.get('q') ?? '')).slice(0, most);
  const facets = {
    pays: [{ value: 'japon', label: 'Japon', count: 3 }],
    type: [{ value: 'dessert', label: 'Dessert / goûter', count: pays ? 0 : 1 }],
    difficulte: [{ value: 'moyen', label: 'Moyen', count: 2 }],
    duree: [{ value: '60', label: '1 h au plus', count: 4 }],
    regime: ['vegan', 'sans-gluten'].map((value) => ({ value, label: value, count: 5 })),
  };
  return { items, total: items.length, page: 1, page_size: 24, facets };
}

const visit = (path = '', response: unknown = catalogue) =>
  renderRemote(routes, {
    path: `/toutes-recettes${path}`,
    api: {
      [API.recipes]: response,
      [API.seo('recipes_list')]: null,
      [API.suggestions]: suggestions,
      [COMPLETIONS_API]: { recipes: [], countries: [], ingredients: [] },
    },
  });

const tooMany = (retryAfter: string) => {
  const { body, status } = problem('TOO_MANY_REQUESTS');
  return new Response(body, { status, headers: { 'retry-after': retryAfter } });
};

const field = () => screen.getByRole('combobox', { name: 'Un plat, un pays, un ingrédient' });
const count = () => screen.getAllByRole('status')[0];
const counted = (text: string) => waitFor(() => expect(count()).toHaveTextContent(text));
const reset = () => screen.getAllByRole('button', { name: 'Réinitialiser les filtres' })[0] as HTMLElement;
const asked = (requests: readonly ApiRequest[]) => requests.filter(({ path }) => path.startsWith(`${API.recipes}?`));

// List pages are cached for a minute: each test starts later.
beforeEach(() => {
  vi.setSystemTime(Date.now() + 3_600_000);
});

test('searches after a pause in typing, in one history entry', async () => {
  const { user, requests, go } = visit();
  await counted('10 recettes');
  const entries = history.length;
  typeAtOnce(field(), 'Recette 1');
  await counted('2 recettes pour « Recette 1 »');
  expect(location.search).toBe('?q=Recette+1');
  expect(asked(requests)).toHaveLength(1);
  expect(field()).toHaveFocus();
  await user.type(field(), '0');
  await counted('1 recette pour « Recette 10 »');
  expect(history.length).toBe(entries + 1);
  await go(-1);
  await counted('10 recettes');
  expect(field()).toHaveValue('');
});

test('Enter searches at once', async () => {
  const { user } = visit();
  await counted('10 recettes');
  await user.type(field(), 'Recette 7{Enter}');
  expect(location.search).toBe('?q=Recette+7');
  await counted('1 recette pour « Recette 7 »');
});

test('a search without result says so, is noindex, and links back to all recipes', async () => {
  const { user } = visit('?q=zzzz');
  expect(await screen.findByText(NOTHING)).toBeVisible();
  expect(count()).toHaveTextContent('Aucune recette pour « zzzz »');
  expect(field()).toHaveValue('zzzz');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const near = screen.getByText(/^Vouliez-vous dire/).parentElement as HTMLElement;
  expect(near).toHaveTextContent('Vouliez-vous dire « pizza » ou « zaatar » ?');
  expect(within(near).getByRole('link', { name: '« pizza »' })).toHaveAttribute('href', '/toutes-recettes?q=pizza');
  const countries = within(screen.getByRole('navigation', { name: 'Pays à découvrir' })).getAllByRole('link');
  expect(countries.map((link) => link.getAttribute('href'))).toEqual(['/pays/japon', '/pays']);
  const [, inResults] = screen.getAllByRole('button', { name: 'Réinitialiser les filtres' });
  await user.click(inResults as HTMLElement);
  await counted('10 recettes');
  expect(location.search).toBe('');
  expect(count()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(screen.queryByText(NOTHING)).toBeNull();
});

test('a failed search keeps field, focus and text, and can be retried', async () => {
  let isDown = false;
  const { user } = visit('', (request: ApiRequest) => (isDown ? problem('NOT_READY') : catalogue(request)));
  await counted('10 recettes');
  isDown = true;
  await user.type(field(), 'Recette 2');
  await counted("Les recettes n'ont pas pu être chargées.");
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Recette 2');
  expect(screen.queryByRole('link', { name: /^Recette/ })).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await counted('1 recette pour « Recette 2 »');
});

test('a failed search shows its reference, and tries again by itself when the network is back', async () => {
  let isDown = false;
  const { go } = visit('', (request: ApiRequest) =>
    isDown ? problem('NOT_READY', { request_id: 'req-7' }) : catalogue(request),
  );
  await counted('10 recettes');
  isDown = true;
  await go('/toutes-recettes?q=Recette+2');
  expect(await screen.findByText('Référence : req-7')).toBeVisible();
  isDown = false;
  dispatchEvent(new Event('online'));
  await counted('1 recette pour « Recette 2 »');
  expect(screen.queryByText('Référence : req-7')).toBeNull();
});

test('a search too many says so, keeps the list, and tries again by itself when the server takes it', async () => {
  let isLimited = false;
  const { user, requests } = visit('', (request: ApiRequest) => (isLimited ? tooMany('1') : catalogue(request)));
  await counted('10 recettes');
  isLimited = true;
  await user.type(field(), 'Recette 2');
  await counted('Trop de demandes en peu de temps.');
  expect(count()).toHaveTextContent("Nouvel essai dans 1 seconde. D'ici là, la liste d'avant reste affichée.");
  expect(screen.queryByText(/connexion/)).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Recette/ })).toHaveLength(10);
  const before = asked(requests).length;
  isLimited = false;
  await counted('1 recette pour « Recette 2 »');
  expect(asked(requests)).toHaveLength(before + 1);
  expect(screen.getAllByRole('link', { name: /^Recette/ })).toHaveLength(1);
});

test('the filters are collapsed, show the number of recipes for each value, and are in the address', async () => {
  const { user, go } = visit();
  await counted('10 recettes');
  expect(screen.getByLabelText('Pays')).not.toBeVisible();
  await user.click(screen.getByText('Filtres'));
  expect(screen.getByLabelText('Pays')).toBeVisible();
  const legends = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  expect(legends).toEqual(expect.arrayContaining(['Type de plat', 'Difficulté', 'Temps total, repos compris']));
  expect(screen.getByRole('radio', { name: 'Moyen 2' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Facile 0' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Moyen 2' })).toBeEnabled();
  for (const all of ['Tous', 'Toutes']) expect(screen.getByRole('radio', { name: all })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Dessert / goûter 1' }));
  await counted('1 recette');
  expect(location.search).toBe('?type=dessert');
  await user.selectOptions(screen.getByLabelText('Pays'), 'Japon (3)');
  await waitFor(() => expect(location.search).toBe('?pays=japon&type=dessert'));
  expect(await screen.findByText('Filtres (2)')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Dessert / goûter 0' })).toBeChecked());
  expect(screen.getByRole('radio', { name: 'Dessert / goûter 0' })).toBeEnabled();

  await go(-1);
  await waitFor(() => expect(screen.getByLabelText('Pays')).toHaveValue(''));
  expect(screen.getByRole('radio', { name: /^Dessert/ })).toBeChecked();
});

test('recipes found by a diet come with its caution', async () => {
  const { user } = visit('', (request: ApiRequest) => ({
    ...catalogue(request),
    ...(request.query.get('regime') && { by_diet: true }),
  }));
  const caution = 'Déduit des ingrédients. Des traces restent possibles : lisez les étiquettes.';
  await counted('10 recettes');
  expect(screen.queryByText(caution)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Sans gluten 5', hidden: true }));
  expect(await screen.findByText(caution)).toBeVisible();
});

test('what was not understood is said, above the search that may be meant', async () => {
  const notice = "Nous n'avons pas compris « interdit ».";
  visit('?q=zzzz+interdit', (request: ApiRequest) => ({ ...catalogue(request), notice }));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByRole('link', { name: '« pizza »' })).toBeVisible();
});

test('what the site cannot promise stands before the recipes', async () => {
  const notice = 'Le pain en contient souvent.';
  visit('?q=Recette', (request: ApiRequest) => ({ ...catalogue(request), by_diet: true, notice }));
  expect(await screen.findByText(new RegExp(`^${notice} Déduit des ingrédients`))).toBeVisible();
});

test('diets are chosen together, each of them only where recipes are left', async () => {
  const { user, requests } = visit();
  await counted('10 recettes');
  const diet = (name: string) => screen.getByRole('checkbox', { name, hidden: true });
  expect(diet('Sans porc 0')).toBeDisabled();
  await user.click(diet('Sans gluten 5'));
  await counted('5 recettes');
  await user.click(diet('Végan 5'));
  await waitFor(() => expect(location.search).toBe('?regime=vegan&regime=sans-gluten'));
  await waitFor(() => expect(asked(requests).at(-1)?.path).toContain('?regime=vegan&regime=sans-gluten'));
  expect(await screen.findByText('Filtres (2)')).toBeVisible();
  const active = within(screen.getByRole('list', { name: 'Filtres actifs' }));
  await user.click(active.getByRole('link', { name: 'Retirer le filtre Sans gluten' }));
  await waitFor(() => expect(location.search).toBe('?regime=vegan'));
  await waitFor(() => expect(diet('Sans gluten 5')).not.toBeChecked());
  expect(diet('Végan 5')).toBeChecked();
});

test('filters of the address are active, and can be removed one by one or all together', async () => {
  const { user } = visit('?pays=japon&difficulte=moyen&page=2');
  await counted('Aucune recette');
  expect(screen.getByLabelText('Pays')).toBeVisible();
  expect(screen.getByLabelText('Pays')).toHaveValue('japon');
  const active = within(screen.getByRole('list', { name: 'Filtres actifs' }));
  expect(active.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Retirer le filtre Japon',
    'Retirer le filtre Moyen',
  ]);
  await user.click(active.getByRole('link', { name: 'Retirer le filtre Japon' }));
  await counted('2 recettes');
  expect(location.search).toBe('?difficulte=moyen');
  expect(count()).toHaveFocus();
  await user.click(reset());
  await counted('10 recettes');
  expect(location.search).toBe('');
  expect(screen.queryByRole('list', { name: 'Filtres actifs' })).toBeNull();
  expect(count()).toHaveFocus();
});

test('a country without recipes under the other filters stays selected', async () => {
  visit('?pays=laos&type=plat', () => {
    const { facets, ...nothing } = catalogue({ query: new URLSearchParams('q=zzzz') });
    return { ...nothing, facets: { ...facets, pays: [{ value: 'laos', label: 'Laos', count: 0 }] } };
  });
  expect(await screen.findByText(NOTHING)).toBeVisible();
  expect(screen.getByLabelText('Pays')).toHaveValue('laos');
});

test('a text is cleared by one press, which searches without it and leaves the focus in the field', async () => {
  const { user } = visit('?q=Recette+1');
  await counted('2 recettes pour « Recette 1 »');
  await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  await counted('10 recettes');
  expect(location.search).toBe('');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).toBeNull();
});

test('search and reset are forms with an action, which work without JavaScript', async () => {
  visit();
  await counted('10 recettes');
  const form = field().closest('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/toutes-recettes', 'get']);
  for (const name of ['pays', 'type', 'difficulte', 'duree', 'tri']) {
    expect(document.querySelector(`[name=${name}]`)).toHaveAttribute('form', form?.id);
  }
  expect(reset().closest('form')).toHaveAttribute('action', '/toutes-recettes');
  expect(reset().closest('form'), 'a button is no landmark').toHaveAttribute('role', 'none');
  expect(screen.getByText('Appliquer les filtres')).toHaveAttribute('form', form?.id);
});

test('a country that does not exist is ignored, as an unknown type is', async () => {
  const { requests } = visit('?pays=atlantide&type=soupe', ({ query }: ApiRequest) =>
    query.get('pays') === 'atlantide' ? { ...catalogue({ query }), items: [], total: 0 } : catalogue({ query }),
  );
  await counted('10 recettes');
  expect(screen.getByRole('heading', { level: 1, name: 'Toutes les recettes' })).toBeVisible();
  expect(screen.getByLabelText('Pays')).toHaveValue('');
  expect(screen.queryByRole('list', { name: 'Filtres actifs' })).toBeNull();
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', expect.not.stringContaining('?'));
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  expect(asked(requests).map(({ path }) => path)).toEqual([`${API.recipes}?pays=atlantide`]);
});

test('a single filter has a heading and a title of its own; another one takes them back', async () => {
  const { user } = visit('?type=dessert');
  await counted('1 recette');
  expect(screen.getByRole('heading', { level: 1, name: 'Desserts & Goûters' })).toBeVisible();
  expect(document.title).toBe('Desserts & Goûters | Tour de Table');
  await user.click(screen.getByRole('radio', { name: 'Moyen 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Toutes les recettes' })).toBeVisible();
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

test('the list of a country bears its name, and has its page as canonical', async () => {
  visit('?pays=japon');
  expect(await screen.findByRole('heading', { level: 1, name: 'Recettes du Japon' })).toBeVisible();
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/pays\/japon$/),
  );
});

test('the list is sorted and filtered by total time through its address, one step of the history each', async () => {
  const { user, requests, go } = visit();
  await counted('10 recettes');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trier' }), 'Les plus rapides');
  await waitFor(() => expect(location.search).toBe('?tri=rapide'));
  // The address changes before the filters know of it.
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Trier' })).toHaveValue('rapide'));
  await user.click(screen.getByRole('radio', { name: '1 h au plus 4' }));
  await counted('4 recettes');
  expect(location.search).toBe('?duree=60&tri=rapide');
  expect(asked(requests).map(({ path }) => path.split('?')[1])).toEqual([
    'sort=total_minutes',
    'duree=60&sort=total_minutes',
  ]);
  const active = within(screen.getByRole('list', { name: 'Filtres actifs' }));
  await user.click(active.getByRole('link', { name: 'Retirer le filtre 1 h au plus' }));
  await counted('10 recettes');
  await go(-2);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Trier' })).toHaveValue('rapide'));
  await go(-1);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Trier' })).toHaveValue(''));
});

test('a search that was corrected shows its recipes, and says for which text they are', async () => {
  const { go } = visit('?q=Recete', ({ query }: ApiRequest) => ({
    ...catalogue({ query: new URLSearchParams() }),
    ...(query.get('q') === 'Recete' && { shown_q: 'recette' }),
  }));
  await counted('10 recettes pour « recette »');
  expect(count()).toHaveTextContent('Aucune recette pour « Recete »');
  expect(field()).toHaveValue('Recete');
  expect(screen.queryByText(NOTHING)).toBeNull();
  await go('/toutes-recettes?q=Recette');
  await counted('10 recettes pour « Recette »');
  expect(count()).not.toHaveTextContent('Aucune recette');
});

test('a search is in the order of its matches, until the visitor chooses another', async () => {
  const { user, requests, go } = visit('?q=Recette');
  await counted('10 recettes');
  const sort = screen.getByRole('combobox', { name: 'Trier' });
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Les plus pertinentes', 'Les plus récentes', 'Les plus rapides', 'De A à Z']);
  await user.selectOptions(sort, 'Les plus récentes');
  await waitFor(() => expect(location.search).toBe('?q=Recette&tri=recent'));
  await waitFor(() => expect(asked(requests).at(-1)?.query.get('sort')).toBe('-created_at'));
  await go('/toutes-recettes');
  await counted('10 recettes');
  expect(within(sort).getAllByRole('option')[0]).toHaveTextContent('Les plus récentes');
  expect(within(sort).getAllByRole('option')).toHaveLength(3);
});

test('a search that only its filters leave without result is suggested without them', async () => {
  const { go } = visit('?q=Pizza&pays=japon&type=plat', (request: ApiRequest) => {
    const { facets, ...found } = catalogue(request);
    return { ...found, facets: { ...facets, pays: [{ value: 'japon', label: 'Japon', count: 0 }] } };
  });
  const again = await screen.findByRole('link', { name: '« pizza » sans filtre' });
  expect(again).toHaveAttribute('href', '/toutes-recettes?q=pizza');
  // Comes back from the browser's memory, with what it suggested.
  await go('/toutes-recettes');
  await counted('10 recettes');
  await go(-1);
  expect(await screen.findByRole('link', { name: '« pizza » sans filtre' })).toBeVisible();
});
