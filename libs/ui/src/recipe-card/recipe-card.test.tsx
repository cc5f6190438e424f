import { renderRemote, samples, screen, within } from '@tdt/testing/components';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { RecipeCard } from './recipe-card.tsx';

const show = (props: Partial<ComponentProps<typeof RecipeCard>> = {}) =>
  renderRemote([{ path: '/', element: <RecipeCard recipe={samples.card} sizes="20rem" {...props} /> }]);

test('a card shows country, title, type, difficulty and time, and links to the recipe', () => {
  show();
  const card = within(screen.getByRole('article', { name: 'Ramen au miso' }));
  const title = card.getByRole('heading', { level: 3, name: 'Ramen au miso' });
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/recipe/ramen-au-miso');
  for (const words of ['Japon', 'Plat', 'Moyen', '1h 20min']) expect(card.getByText(words)).toBeVisible();
  // Decorative: the title says the same.
  expect(card.queryByRole('img')).toBeNull();
});

test('a card takes its heading level, and can hide the country', () => {
  show({ level: 2, hideCountry: true });
  expect(screen.getByRole('heading', { level: 2, name: 'Ramen au miso' })).toBeVisible();
  expect(screen.queryByText('Japon')).toBeNull();
});

test('a card shows how much of the whole time is rest, and says when to begin the day before', () => {
  const { unmount } = show({ recipe: { ...samples.card, total_minutes: 2945, rest_minutes: 2910 } });
  expect(screen.getByText('49h 5min, dont 48h 30min de repos')).toBeVisible();
  expect(screen.getByText("à commencer l'avant-veille")).toBeVisible();
  unmount();
  show({ recipe: { ...samples.card, total_minutes: 95, rest_minutes: 30 } });
  expect(screen.getByText('1h 35min, dont 30min de repos')).toBeVisible();
  expect(screen.queryByText(/à commencer/)).toBeNull();
});

test('the pictures of the first cards load eagerly, the others lazily', () => {
  const picture = () => screen.getByRole('article').querySelector('picture img');
  const { unmount } = show({ priority: true });
  expect([picture()?.getAttribute('loading'), picture()?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  unmount();
  show();
  expect([picture()?.getAttribute('loading'), picture()?.getAttribute('fetchpriority')]).toEqual(['lazy', 'auto']);
});
