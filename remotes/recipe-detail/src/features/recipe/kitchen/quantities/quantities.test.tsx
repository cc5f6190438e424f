import type { RecipeDetail } from '@tdt/contracts';
import { fireEvent, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { Kitchen } from '../kitchen.tsx';
import { readQuantities } from './read-quantities.ts';

const [step] = samples.recipe.steps as [RecipeDetail['steps'][number]];
const texts = [
  'Trempez le pain dans de l’eau additionnée d’une cuillère à soupe de vinaigre.',
  '[Crème] Chauffez la moitié du lait 10 minutes à 180 °C.',
  'Servez dans 4 bols.',
];
const recipe: RecipeDetail = {
  ...samples.recipe,
  servings: 4,
  ingredients: [
    { id: 'v', name: 'vinaigre de vin', quantity: '3 cuillères à soupe', group: null },
    { id: 'l', name: 'lait entier', quantity: '1 litre', group: 'Crème' },
  ],
  steps: texts.map((description, index) => ({
    ...step,
    id: `s${index}`,
    step_order: index + 1,
    description,
    group: null,
  })),
};

const show = (path = '/recipe/dal') =>
  renderRemote([{ path: '*', element: <Kitchen recipe={recipe} quantities={readQuantities(recipe)} /> }], { path });

const steps = () => screen.findByRole('region', { name: 'Préparation' });
const quantity = (name: string | RegExp) => screen.findByRole('link', { name });
const card = () => screen.findByRole('tooltip');

test('scales the quantities in the steps with the servings, not shares, times and other numbers', async () => {
  const { user } = show();
  expect(await steps()).toHaveTextContent(texts[0] as string);
  for (const _ of [5, 6, 7, 8]) await user.click(screen.getByRole('button', { name: 'Une personne de plus' }));
  const section = await steps();
  expect(section).toHaveTextContent('de l’eau additionnée de 2 cuillères à soupe de vinaigre.');
  expect(section).toHaveTextContent('Chauffez la moitié du lait');
  expect(section).toHaveTextContent('10 minutes à 180 °C.');
  expect(section).toHaveTextContent('Servez dans 4 bols.');
});

test('shows them scaled from the first rendering on where the address has the servings', async () => {
  show('/recipe/dal?personnes=12');
  expect(await quantity(/vinaigre/)).toHaveTextContent('de 3 cuillères à soupe de vinaigre');
});

test('says beside the servings that times do not change, once they are others', async () => {
  const { user } = show();
  await steps();
  expect(screen.queryByText(/Les temps/)).toBeNull();
  // A live region announces what comes into it, not what it comes with.
  const regions = screen.getAllByRole('status').filter((region) => region.textContent === '');
  await user.click(screen.getByRole('button', { name: 'Une personne de plus' }));
  const note = await screen.findByText(/^Les temps .* restent ceux pour 4 personnes\.$/);
  expect(note).toBeVisible();
  expect(regions).toContain(note);
});

test('a quantity leads to the row of its ingredient and is described by it', async () => {
  show('/recipe/dal?personnes=8');
  const vinegar = await quantity(/vinaigre/);
  const row = document.getElementById(vinegar.getAttribute('href')?.slice(1) ?? '') as HTMLElement;
  expect(row).toHaveTextContent('vinaigre de vin 6 cuillères à soupe');
  expect(vinegar).toHaveAccessibleDescription('vinaigre de vin 6 cuillères à soupe');
  expect(await quantity('la moitié du lait')).toHaveAccessibleDescription('lait entier 2 litres dont 1 litre ici');
});

test('shows the row to a pointer, as long as it is there', async () => {
  show();
  const milk = await quantity('la moitié du lait');
  fireEvent.pointerEnter(milk, { pointerType: 'mouse' });
  expect(await card()).toHaveTextContent('lait entier1 litredont 50 cl ici');
  fireEvent.pointerLeave(milk, { pointerType: 'mouse' });
  fireEvent.pointerEnter(await card(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(await card(), { pointerType: 'mouse' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('shows the row to the keyboard until Escape or the next Tab', async () => {
  const { user } = show();
  const vinegar = await quantity(/vinaigre/);
  vinegar.focus();
  expect(within(await card()).getByText('en tout')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(vinegar).toHaveFocus();
  await user.keyboard('{Enter}');
  await card();
  await user.tab();
  await waitFor(() => expect(screen.queryByText('en tout')).toBeNull());
});

test('shows the row to a tap, stays on the page, and closes on a tap elsewhere', async () => {
  const { user } = show();
  const { href } = location;
  await user.click(await quantity(/vinaigre/));
  expect(await card()).toHaveTextContent('vinaigre de vin');
  expect(location.href).toBe(href);
  await user.click(screen.getByRole('heading', { level: 2, name: /Préparation/ }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
