import type { RecipeCard, RecipeDetail } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import {
  type ApiTable,
  painted,
  problem,
  renderRemote,
  samples,
  screen,
  waitFor,
  within,
} from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';

const PATH = '/recipe/ramen-au-miso';
const gyoza: RecipeCard = { ...samples.card, id: 'b', slug: 'gyoza', title: 'Gyoza' };
const FAILURE = 'Une erreur est survenue lors de la récupération de la recette.';
const image = (name: string, alt: string) => ({ ...samples.image(`/media/recipe-images/${name}.webp`), alt });

const ramen: RecipeDetail = {
  ...samples.recipe,
  cultural_context: 'Venu de Chine, il est devenu japonais.',
  cultural_context_title: 'Un bol, une île',
  country_text: 'Une cuisine de saison, précise et généreuse.',
  prep_tips: ['Goûtez avant de saler.', 'Servez brûlant.'],
  country_images: [image('pays/a', 'Le mont Fuji'), image('pays/b', 'Un marché')],
  dish_images: [image('plat/a', 'Le bol')],
};

/** Opens the page of a recipe that the API describes so, with these others of its country. */
const visit = (changes: Partial<RecipeDetail> = {}, others = [gyoza]) =>
  renderRemote(routes, {
    path: PATH,
    api: { [API.recipe('ramen-au-miso')]: { ...ramen, ...changes }, [API.related('ramen-au-miso')]: { items: others } },
  });

const open = (path: string, api: ApiTable) => renderRemote(routes, { path, api });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('shows the dish with its facts, its country and its greeting', async () => {
  visit();
  expect(await heading('Ramen au miso')).toBeVisible();
  expect(document.title).toBe('Ramen au miso | Tour de Table');
  expect(screen.getByText('Un bol de nouilles fumant.')).toBeVisible();
  expect(facts()).toEqual([
    ['Préparation', '20min'],
    ['Cuisson', '1h'],
    ['Total', '1h 30min dont 10min de repos'],
    ['Difficulté', 'Moyenne'],
    ['Personnes', '4'],
  ]);
  expect(screen.getByText('Voyage au Japon')).toBeVisible();
  expect(screen.getAllByText('Itadakimasu')[0]).toBeVisible();
  const country = screen.getByRole('link', { name: 'Cuisine du Japon' });
  expect(country).toHaveAttribute('href', '/pays/japon');
  expect(await screen.findByRole('button', { name: 'Ajouter Ramen au miso aux favoris' })).toBeVisible();
});

test('is for as many as its address says', async () => {
  open(`${PATH}?personnes=6`, { [API.recipe('ramen-au-miso')]: ramen, [API.related('ramen-au-miso')]: { items: [] } });
  await heading('Ramen au miso');
  expect(facts()).toContainEqual(['Personnes', '6']);
});

test('shows no country of a recipe that has none', async () => {
  visit({ country: null, country_title: null, country_text: null, country_adjectif: null, prep_tips: [] }, []);
  expect(await heading('Ramen au miso')).toBeVisible();
  expect(screen.getByText('Voyage en cuisine')).toBeVisible();
  expect(screen.getByText('Bon appétit')).toBeVisible();
  expect(screen.getByText('Venu de Chine, il est devenu japonais.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Japon\b|null|undefined/);
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/pays'))).toEqual([]);
});

test('states allergens and diets below a heading, with their caution, and nothing where nothing is known', async () => {
  const { unmount } = visit({
    diets: ['vegetarien', 'sans-porc'],
    allergens: { contained: ['lait', 'oeufs'], possible: ['soja'], unchecked: ['perlimpinpin'] },
  });
  const part = await screen.findByRole('note', { name: 'Allergènes et régimes' });
  expect(within(part).getByRole('heading', { level: 2, name: 'Allergènes et régimes' })).toBeVisible();
  expect([...part.children].map(({ textContent }) => textContent)).toEqual([
    'Allergènes et régimes',
    'Allergènes : lait, œufs',
    'Allergènes possibles : soja',
    'Convient : végétarien, sans porc',
    'Déduit des ingrédients, sauf perlimpinpin. Des traces restent possibles\u00a0: lisez les étiquettes.',
  ]);
  unmount();
  visit({ diets: [], allergens: { contained: [], possible: [], unchecked: ['perlimpinpin'] } });
  expect(await heading('Ramen au miso')).toBeVisible();
  expect(screen.queryByRole('note', { name: 'Allergènes et régimes' })).toBeNull();
});

test('shows the trail that its structured data states', async () => {
  visit();
  const trail = within(await screen.findByRole('navigation', { name: "Fil d'Ariane" }));
  expect(trail.getAllByRole('listitem').map((crumb) => crumb.textContent)).toEqual([
    'Accueil',
    'Pays',
    'Japon',
    'Ramen au miso',
  ]);
  expect(trail.getByText('Ramen au miso')).toHaveAttribute('aria-current', 'page');
});

test('has a dash for times that are not known', async () => {
  visit({ preparation_time: '', cooking_time: 'une nuit', total_minutes: null, rest_minutes: null });
  await heading(ramen.title);
  expect(facts().slice(0, 3)).toEqual([
    ['Préparation', '–'],
    ['Cuisson', '–'],
    ['Total', '–'],
  ]);
});

test('shows where the dish comes from, with the stamp and the pictures of its country', async () => {
  visit();
  const story = within(await screen.findByRole('region', { name: 'Un bol, une île' }));
  expect(story.getByText(/enu de Chine, il est devenu japonais\./)).toBeVisible();
  expect(story.getByRole('heading', { level: 3, name: 'Cuisine du Japon' })).toBeVisible();
  expect(story.getByText('Une cuisine de saison, précise et généreuse.')).toBeVisible();
  const link = story.getByRole('link', { name: 'Toutes les recettes du Japon' });
  expect(link).toHaveAttribute('href', '/pays/japon');
  expect(story.getByRole('img', { name: 'Japon : Itadakimasu' })).toBeVisible();
  const pictures = within(story.getByRole('region', { name: 'Images du Japon' }));
  expect(pictures.getByText('Le mont Fuji')).toBeVisible();
  expect(pictures.getByText('1 / 2')).toBeVisible();
});

test('unfolds the story', async () => {
  const { user } = visit();
  const more = await screen.findByRole('button', { name: 'Lire la suite' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toHaveTextContent(
    ramen.cultural_context ?? '',
  );
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Réduire le texte' })).toHaveAttribute('aria-expanded', 'true');
  expect(more).toHaveFocus();
});

test.each([null, ''])('folds nothing where there is no story (%j)', async (cultural_context) => {
  visit({ cultural_context });
  const story = await screen.findByRole('region', { name: 'Cuisine du Japon' });
  expect(within(story).queryByRole('button', { name: 'Lire la suite' })).toBeNull();
  // What is folded is hidden by this class alone.
  expect(story.querySelector('[class*=folded]')).toBeNull();
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'leads to the recipe with the focus, and moves as the visitor likes (less motion: %s)',
  async (matches, behavior) => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    const query = { matches, addEventListener() {}, removeEventListener() {} } as Partial<MediaQueryList>;
    vi.spyOn(window, 'matchMedia').mockReturnValue(query as MediaQueryList);
    const { user } = visit();
    const link = await screen.findByRole('link', { name: 'Voir la recette' });
    const { length } = history;
    await user.click(link);
    expect(link).toHaveAttribute('href', `${PATH}#ingredients`);
    expect(screen.getByRole('region', { name: /^Ingrédients/ })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior });
    expect(history).toHaveLength(length);
    vi.restoreAllMocks();
  },
);

test('titles a story that has no title, and leads with the country where there is no story', async () => {
  const { unmount } = visit({ cultural_context_title: null });
  expect(await screen.findByRole('region', { name: "L'histoire du plat" })).toBeVisible();
  unmount();
  visit({ cultural_context: null });
  expect(await screen.findByRole('heading', { level: 2, name: 'Cuisine du Japon' })).toBeVisible();
});

test('gives the tips of the kitchen beside the pictures of the dish', async () => {
  visit();
  const tips = within(await screen.findByRole('region', { name: 'Nos astuces' }));
  expect(tips.getByText('Goûtez avant de saler.')).toBeVisible();
  expect(tips.getByText('Servez brûlant.')).toBeVisible();
  expect(tips.getByRole('region', { name: 'Ramen au miso en images' })).toBeVisible();
});

test("wishes a good meal in the country's words where there are no tips", async () => {
  visit({ prep_tips: [] });
  const tips = within(await screen.findByRole('region', { name: 'À vous de jouer' }));
  expect(tips.getByText('Itadakimasu !')).toBeVisible();
});

test('prints where it comes from: name of the site and address', async () => {
  visit();
  await heading(ramen.title);
  expect(screen.getByText('https://table.example/recipe/ramen-au-miso')).toBeInTheDocument();
});

test('asks for the recipe once, whatever cook mode and servings put into the address', async () => {
  const { user, requests, go } = visit();
  await user.click(await screen.findByRole('link', { name: 'Cuisiner' }));
  expect(await screen.findByText('Mise en place')).toBeVisible();
  await go(`${PATH}?personnes=6`);
  expect(await screen.findByRole('link', { name: 'Cuisiner' })).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual([API.recipe('ramen-au-miso'), API.related('ramen-au-miso')]);
});

test('starts anew with the next recipe', async () => {
  const { user, go } = open(PATH, {
    [API.recipe('ramen-au-miso')]: ramen,
    [API.recipe('gyoza')]: { ...ramen, ...gyoza },
    [API.related('ramen-au-miso')]: { items: [] },
    [API.related('gyoza')]: { items: [] },
  });
  await user.click(await screen.findByRole('checkbox', { name: /œufs/ }));
  await user.click(screen.getByRole('button', { name: 'Une personne de plus' }));
  await painted();
  expect(facts()).toContainEqual(['Personnes', '5']);
  await go('/recipe/gyoza');
  await heading('Gyoza');
  expect(facts()).toContainEqual(['Personnes', '4']);
  expect(screen.getByRole('checkbox', { name: /œufs/ })).not.toBeChecked();
  expect(screen.getByText('personnes').parentElement).toHaveTextContent('4 personnes');
});

test('says that there is no such recipe, on the page and in a toast', async () => {
  const suggestions = { texts: ['ramen'], countries: [{ name: 'Japon', slug: 'japon', recipe_count: 3 }] };
  const { toasts, requests } = open('/recipe/raman-rien', {
    [API.recipe('raman-rien')]: problem('RECIPE_NOT_FOUND'),
    [API.related('raman-rien')]: problem('RECIPE_NOT_FOUND'),
    [API.suggestions]: suggestions,
  });
  expect(await heading('Recette non trouvée')).toBeVisible();
  const text = 'Impossible de trouver la recette demandée.';
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
  // An effect of the page shows it.
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Recette non trouvée', description: text }]));
  expect(document.title).toBe('Recette non trouvée | Tour de Table');
  expect(requests.map(({ path }) => path)).toContain(`${API.suggestions}?q=raman%20rien`);
  expect(screen.getByRole('link', { name: '« ramen »' })).toHaveAttribute('href', '/toutes-recettes?q=ramen');
  expect(screen.getByRole('link', { name: 'Japon' })).toHaveAttribute('href', '/pays/japon');
  expect(screen.getByRole('searchbox', { name: 'Chercher une recette' })).toBeVisible();
});

test('leads from a recipe that is no more to its country and those around it', async () => {
  const countries = [{ name: 'Corée du Sud', slug: 'coree-du-sud', recipe_count: 2 }];
  const gone = problem('RECIPE_GONE', { countries });
  open('/recipe/bibimbap', {
    [API.recipe('bibimbap')]: gone,
    [API.related('bibimbap')]: problem('RECIPE_GONE'),
    [API.suggestions]: { texts: [], countries: [{ name: 'Japon', slug: 'japon', recipe_count: 3 }] },
  });
  expect(await heading('Recette non trouvée')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Corée du Sud' })).toHaveAttribute('href', '/pays/coree-du-sud');
  expect(screen.queryByRole('link', { name: 'Japon' })).toBeNull();
});

test('says that the recipe could not be fetched, and tries again at the same address', async () => {
  let isDown = true;
  const { user, toasts } = open(`${PATH}?a=b`, {
    [API.recipe('ramen-au-miso')]: () => (isDown ? problem('NOT_READY') : ramen),
    [API.related('ramen-au-miso')]: { items: [] },
  });
  expect(await heading('Erreur')).toBeVisible();
  expect(screen.getByText(FAILURE)).toBeVisible();
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
  expect(toasts).toEqual([{ kind: 'error', title: 'Erreur', description: FAILURE }]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await heading(ramen.title)).toBeVisible();
  expect(location.search).toBe('?a=b');
});

test('shows the reference of a failure, and tries again by itself when the network is back', async () => {
  let isDown = true;
  open(PATH, {
    [API.recipe('ramen-au-miso')]: () => (isDown ? problem('NOT_READY', { request_id: 'req-7' }) : ramen),
    [API.related('ramen-au-miso')]: { items: [] },
  });
  expect(await screen.findByText('Référence : req-7')).toBeVisible();
  isDown = false;
  dispatchEvent(new Event('online'));
  expect(await heading(ramen.title)).toBeVisible();
});

test('leaves its own faults to the shell, which reports them', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  visit({ ingredients: null as unknown as [] });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Failed: /));
  logged.mockRestore();
});
