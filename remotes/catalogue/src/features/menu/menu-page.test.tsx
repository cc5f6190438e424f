import type { Menu, MenuCourse } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fireEvent, problem, renderRemote, samples, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { routes } from '../../remote.tsx';

const course = (type: MenuCourse['type'], title: string, stages: MenuCourse['stages']): MenuCourse => ({
  type,
  recipe: { ...samples.card, id: title, slug: title.toLowerCase(), title },
  is_borrowed: false,
  stages,
});

const ramen = course('plat', 'Ramen', [
  { kind: 'preparation', minutes: 20, steps: [1, 2] },
  { kind: 'cooking', minutes: 40, steps: [3, 3] },
]);
const mochi = course('dessert', 'Mochi', [{ kind: 'preparation', minutes: 15, steps: null }]);
const menu: Menu = {
  country: samples.countryDetail,
  match: 'slug',
  number: 1,
  menus: 3,
  courses: [ramen, { ...mochi, is_borrowed: true }],
};

const visit = (search: string, number = 1, answer: unknown = { ...menu, number }) =>
  renderRemote(routes, { path: `/pays/japon/menu${search}`, api: { [API.menu('japon', number)]: answer } });

const plan = () => within(screen.getByRole('region', { name: 'Le plan de cuisine' }));
const tasks = () =>
  plan()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('shows the courses, says which are borrowed or missing, and when to begin what', async () => {
  visit('');
  expect(await screen.findByRole('heading', { level: 1, name: 'Un menu du Japon' })).toBeVisible();
  expect(document.title).toBe('Un menu du Japon | Tour de Table');
  const courses = within(screen.getByRole('region', { name: 'Au menu' }));
  expect(courses.getByText(/Il manque encore une entrée/)).toBeVisible();
  expect(courses.getByText(/chez les voisins, au Japon/)).toBeVisible();
  expect(plan().getByRole('status')).toHaveTextContent('Pour être à table à 20 h, commencez à 19 h.');
  expect(tasks()).toEqual([
    '19 hPlatRamenÉtapes 1 à 3 : 20min de préparation, puis 40min de cuisson',
    '19 h 45DessertMochi15min de préparation',
    '20 hÀ table !',
  ]);
  expect(plan().getByRole('link', { name: 'Ramen' })).toHaveAttribute('href', '/recipe/ramen#etape-1');
});

test('plans for the time in the address, which the field changes', async () => {
  visit('?heure=12:30');
  const field = await screen.findByLabelText('À table à');
  expect(field).toHaveValue('12:30');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
  expect(tasks()[0]).toMatch(/^11 h 30Plat/);
  fireEvent.change(field, { target: { value: '13:00' } });
  expect(await plan().findByText(/commencez à 12 h/)).toBeVisible();
});

test('leaves it to the plan to say how long before the meal to begin', async () => {
  const stages = [{ kind: 'rest', minutes: 2880, steps: null } as const];
  const lax = course('entree', 'Lax', stages);
  const recipe = { ...lax.recipe, total_minutes: 2880, rest_minutes: 2880 };
  visit('?heure=07:00', 1, { ...menu, courses: [{ ...lax, recipe }] });
  expect(await screen.findByText(/commencez 3 jours avant à/)).toBeVisible();
  expect(screen.queryByText(/à commencer/)).toBeNull();
});

test('leads to another menu at the same time, and from the last to the first', async () => {
  visit('?menu=3&heure=12:30', 3);
  const link = await screen.findByRole('link', { name: 'Un autre menu' });
  expect(link).toHaveAttribute('href', '/pays/japon/menu?heure=12%3A30');
});

test('leaves an unknown country to the shell', async () => {
  visit('', 1, problem('COUNTRY_NOT_FOUND'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed: 404');
});
