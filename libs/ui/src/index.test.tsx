import { render, renderRemote, samples, screen, within } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import {
  Band,
  BoardingPass,
  Button,
  Chip,
  ChipCount,
  EmptyState,
  FlightPath,
  Icon,
  IconButton,
  icons,
  LinkButton,
  Polaroid,
  Section,
  SkeletonCard,
  Stamp,
} from './index.ts';

test('a stamp is an image named after the country and its greeting', () => {
  render(<Stamp country={{ name: 'Japon', country_bon_appetit: 'Itadakimasu' }} />);
  expect(screen.getByRole('img', { name: 'Japon : Itadakimasu' })).toHaveTextContent('Bon voyage');
});

test('a boarding pass is a list of terms and definitions', () => {
  const facts = [
    { label: 'Préparation', icon: icons.clock, value: '20min' },
    { label: 'Difficulté', icon: icons.hat, value: 'Moyenne' },
  ];
  render(<BoardingPass facts={facts} destination="Japon" greeting="Itadakimasu" />);
  expect(screen.getByText("Carte d'embarquement")).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Préparation', 'Difficulté']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['20min', 'Moyenne']);
  for (const words of ['Japon', 'Itadakimasu']) expect(screen.getByText(words)).toBeVisible();
});

test('a section is a region named by its heading', () => {
  render(
    <Section id="recettes" kicker="À table" title="Les recettes" lead="Toutes.">
      <p>Contenu</p>
    </Section>,
  );
  const section = within(screen.getByRole('region', { name: 'Les recettes' }));
  expect(section.getByRole('heading', { level: 2 })).toHaveTextContent('Les recettes');
  for (const words of ['À table', 'Toutes.', 'Contenu']) expect(section.getByText(words)).toBeVisible();
});

test('a polaroid shows picture and caption with the given tilt and tape', () => {
  render(
    <Polaroid image={samples.image('/a.webp')} sizes="20rem" tilt={-12} tape="left">
      Japon
    </Polaroid>,
  );
  expect(screen.getByRole('img', { name: 'Un bol' })).toBeVisible();
  const card = screen.getByText('Japon').parentElement;
  expect([card?.dataset.tilt, card?.dataset.tape]).toEqual(['-12', 'left']);
});

test('an empty state shows a sentence and the next action', () => {
  render(
    <EmptyState text="Aucune recette trouvée">
      <a href="/">Accueil</a>
    </EmptyState>,
  );
  expect(screen.getByText('Aucune recette trouvée')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accueil' })).toBeVisible();
});

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

test('a link that looks like a button is a link', () => {
  renderRemote([{ path: '/', element: <LinkButton to="/about">À propos</LinkButton> }]);
  expect(screen.getByRole('link', { name: 'À propos' })).toHaveAttribute('href', '/about');
});

test('a chip is a radio button named by its label and count', async () => {
  const onChange = vi.fn();
  const { user } = renderRemote([
    {
      path: '/',
      element: (
        <Chip name="type" value="plat" onChange={onChange}>
          Plat <ChipCount>3</ChipCount>
        </Chip>
      ),
    },
  ]);
  await user.click(screen.getByRole('radio', { name: 'Plat 3' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});
