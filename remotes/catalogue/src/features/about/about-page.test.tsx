import type { CountryList, PageContent } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { type ApiTable, problem, renderRemote, samples, screen, within } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';

const picture = samples.image('/media/recipe-images/pages/equipe.webp');

const countries = (names: readonly string[], total = names.length): CountryList => ({
  items: names.map((name, index) => ({
    ...samples.country,
    name,
    slug: name.toLowerCase(),
    id: name,
    regions: [],
    recipe_count: index + 1,
    polaroid: samples.image(`/media/recipe-images/countries/${name}.webp`),
  })),
  total,
  page: 1,
  page_size: 100,
});

const content = (fields: Partial<PageContent>): PageContent => ({
  page_type: 'about_content',
  couple_image: null,
  description_text: null,
  ...fields,
});

const visit = (api: ApiTable = {}) =>
  renderRemote(routes, {
    path: '/about',
    api: {
      [API.page('about_content')]: null,
      [API.countries]: countries(['Japon', 'Maroc']),
      [API.seo('about')]: null,
      ...api,
    },
  });

test('shows the stored text in paragraphs, and the picture of the team', async () => {
  const text = 'Un texte à nous.\n\nEt la\nsuite.\r\n \r\nEt la fin.\n';
  visit({ [API.page('about_content')]: content({ couple_image: picture, description_text: text }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(expect.arrayContaining(['Un texte à nous.', 'Et la\nsuite.', 'Et la fin.']));
  expect(screen.getByRole('img', { name: picture.alt })).toHaveAttribute('src', picture.url);
  expect(document.title).toContain('À propos');
});

test('shows a default text and no picture when none is stored', async () => {
  visit({ [API.page('about_content')]: content({ description_text: ' ' }) });
  expect(await screen.findByText(/^Nous sommes partis d'une table de cuisine/)).toBeVisible();
  expect(screen.queryByRole('img', { name: picture.alt })).toBeNull();
});

test('lists the countries that have recipes under "Nos voyages culinaires"', async () => {
  const { requests } = visit();
  const grid = within(await screen.findByRole('region', { name: 'Nos voyages culinaires' }));
  expect(grid.getByRole('link', { name: /Japon.*1 recette$/ })).toHaveAttribute('href', '/pays/japon');
  expect(grid.getByRole('link', { name: /Maroc.*2 recettes$/ })).toHaveAttribute('href', '/pays/maroc');
  expect(requests.find(({ path }) => path.startsWith(API.countries))?.query.get('with_recipes')).toBe('true');
});

test('leads to the licences of what the site is made of', async () => {
  visit();
  const link = await screen.findByRole('link', { name: 'Licences des logiciels et des polices' });
  expect(link).toHaveAttribute('href', '/licences');
});

test('loads all pages of the countries', async () => {
  const pages = [countries(['Japon'], 2), countries(['Maroc'], 2)];
  visit({ [API.countries]: ({ query }: { query: URLSearchParams }) => pages[Number(query.get('page')) - 1] });
  expect(await screen.findByRole('link', { name: /Maroc/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Japon/ })).toBeVisible();
});

test('shows the page without the parts that fail, and logs them', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  visit({
    [API.page('about_content')]: problem('NOT_READY'),
    [API.countries]: problem('NOT_READY'),
    [API.seo('about')]: problem('NOT_READY'),
  });
  expect(await screen.findByText(/^Nous sommes partis d'une table de cuisine/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nos voyages culinaires' })).toBeNull();
  expect(log.mock.calls.filter(([text]) => text === 'A part of the page could not be read.')).toHaveLength(3);
});
