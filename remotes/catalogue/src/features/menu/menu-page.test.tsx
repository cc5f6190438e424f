import type { Menu, MenuCourse } from '@tdt/contracts';
import { API } from '@tdt/contracts/plain';
import { fireEvent, problem, renderRemote, samples, screen, serverHtml, within } from '@tdt/testing/components';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../../remote.tsx';
import { useTimeOfDay } from './use-time-of-day.ts';

afterEach(() => void vi.useRealTimers());

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

const visit = (search: string, number = 1, response: unknown = { ...menu, number }) =>
  renderRemote(routes, { path: `/pays/japon/menu${search}`, api: { [API.menu('japon', number)]: response } });

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
    '19 hPlat, servi vers 20 hRamenÉtapes 1 à 3 : 20min de préparation, puis 40min de cuisson',
    '20 hÀ table !',
    '20 h 30Dessert, servi vers 20 h 45Mochi15min de préparation',
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

test.each([
  ['13:02', '12:30', "Il est déjà 13 h 02 : pour aujourd'hui, à table au plus tôt vers 14 h 05."],
  ['23:30', '12:30', "Il est déjà 23 h 30 : pour aujourd'hui, c'est trop tard."],
  ['11:30', '12:30', null],
  ['13:02', '00:30', null],
])('says at %s what is too late for the table at %s', async (now, heure, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-05-03T${now}:00`) });
  visit(`?heure=${heure}`);
  await screen.findByRole('heading', { level: 1 });
  const late = within(plan().getByRole('status')).queryByText(/déjà/)?.textContent.replaceAll('\u00a0', ' ');
  expect(late ?? null).toBe(expected);
});

test('looks at the clock anew when the page is seen again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-03T11:00:00') });
  visit('?heure=12:30');
  await screen.findByRole('heading', { level: 1 });
  expect(plan().getByRole('status')).not.toHaveTextContent(/déjà/);
  vi.setSystemTime(new Date('2026-05-03T12:00:00'));
  fireEvent(document, new Event('visibilitychange'));
  expect(plan().getByRole('status')).toHaveTextContent(/Il est déjà 12 h : .*vers 13 h\./);
});

const Clock = () => JSON.stringify(useTimeOfDay());

test('knows no time of the day on the server, whose pages are stored', async () => {
  expect(await serverHtml(<Clock />)).toContain('null');
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
