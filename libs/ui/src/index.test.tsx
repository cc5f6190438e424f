import { render, renderRemote, screen } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { Band, Button, FlightPath, Icon, IconButton, icons, RichText } from './index.ts';
import { SkeletonCard } from './recipes.ts';

test('ornaments are hidden from screen readers', () => {
  render(
    <Band>
      <SkeletonCard />
      <FlightPath />
      <Icon path={icons.heart} />
    </Band>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  for (const drawing of document.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(document.querySelector('[data-skeleton]')).toHaveAttribute('aria-hidden', 'true');
});

test('a button submits a form only as type submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = renderRemote([
    {
      path: '/',
      element: (
        <form onSubmit={onSubmit}>
          <Button>Plus tard</Button>
          <IconButton label="Fermer" path={icons.close} />
          <Button type="submit">Envoyer</Button>
        </form>
      ),
    },
  ]);
  for (const name of ['Plus tard', 'Fermer']) await user.click(screen.getByRole('button', { name }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a text shows its paragraphs, bold words and links, and other markup as it is written', () => {
  renderRemote([
    {
      path: '/',
      element: <RichText>{'Le **pain** de [Vienne](/pays/autriche).\n\n[Ici](https://a.example) <b>x</b>'}</RichText>,
    },
  ]);
  const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['Le pain de Vienne.', 'Ici <b>x</b>']);
  expect(screen.getByText('pain').closest('strong')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Vienne' })).toHaveAttribute('href', '/pays/autriche');
  expect(screen.getByRole('link', { name: 'Ici' })).toHaveAttribute('href', 'https://a.example');
});
