import type { RecipeDetail } from '@tdt/contracts';
import { act, fireEvent, painted, renderRemote, samples, screen, waitFor, within } from '@tdt/testing/components';
import { recipeOfAllKinds } from '@tdt/testing/recipe-of-all-kinds';
import { afterEach, expect, test, vi } from 'vitest';
import { CookMode } from './cook-mode.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const recipe: RecipeDetail = {
  ...samples.recipe,
  servings: 4,
  groups: recipeOfAllKinds.groups,
  ingredients: recipeOfAllKinds.ingredients.map((one, index) => ({ ...one, id: `i${index}` })),
  steps: recipeOfAllKinds.steps.map((one, index) => ({ ...one, id: `s${index}`, step_order: index + 1, media: null })),
};

const ADDRESS = '/recipe/ramen-au-miso?cuisiner=1';

async function cook(path = ADDRESS, shown = recipe) {
  const rendered = renderRemote([{ path: '*', element: <CookMode recipe={shown} /> }], { path });
  await screen.findByText('Mise en place');
  return rendered;
}

const shown = () => document.querySelector('article:not([inert])') as HTMLElement;
const heading = () => shown().querySelector('h2');
const tick = () => within(shown()).getByLabelText('Fait');
const progress = () => document.querySelector('progress');

test('begins with the ingredients, shows a step a screen with what it names, and ends with the wish', async () => {
  const { user } = await cook();
  expect(heading()).toHaveTextContent('Mise en place');
  expect(shown().querySelectorAll('input')).toHaveLength(recipe.ingredients.length);
  await user.click(within(shown()).getByLabelText('Une personne de plus'));
  await painted();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(heading()).toHaveTextContent('Étape 2 sur 5');
  expect(progress()).toHaveAttribute('aria-valuetext', 'Étape 2 sur 5');
  expect(heading()).toHaveAccessibleDescription('Pochez le cabillaud.');
  expect(within(shown()).getByText('Poisson')).toBeVisible();
  const needs = within(shown()).getByLabelText("Ingrédients de l'étape");
  expect(needs).toHaveTextContent(/^cabillaud 625 g$/);
  await user.keyboard('{End}');
  expect(heading()).toHaveTextContent('Itadakimasu !');
});

test('labels the links of a screen as its heading, no two alike', async () => {
  await cook();
  const names = ['Mise en place', ...[1, 2, 3, 4, 5].map((number) => `Étape ${number} sur 5`), 'Itadakimasu\u00a0!'];
  const links = [...document.querySelectorAll('nav')];
  expect(links).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(links[index]).toHaveAccessibleName(name);
});

test('begins with the allergens', async () => {
  await cook(ADDRESS, { ...recipe, allergens: { contained: ['lait'], possible: [], unchecked: [] } });
  expect(within(shown()).getByRole('note', { name: 'Allergènes et régimes' })).toHaveTextContent('Allergènes : lait');
});

test('says of the numbers that stay as written that they do, at the steps that name one', async () => {
  const texts = ['Formez deux boules.', 'Pochez 500 g de cabillaud.'];
  const steps = recipe.steps.slice(0, 2).map((one, index) => ({ ...one, description: texts[index] ?? '' }));
  const { user } = await cook(`${ADDRESS}&personnes=5#etape-1`, { ...recipe, steps });
  expect(shown()).toHaveTextContent('Les nombres qui ne sont pas en gras restent ceux pour 4 personnes.');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toHaveTextContent('Pochez 625 g de cabillaud.');
  expect(shown()).not.toHaveTextContent('Les nombres');
});

test('goes by keys, with the focus on the heading; the address identifies the screen', async () => {
  const { user } = await cook();
  const presses: [string, string, string][] = [
    ['{ArrowRight}', 'Étape 1 sur 5', '#etape-1'],
    [' ', 'Étape 2 sur 5', '#etape-2'],
    ['{Shift>} {/Shift}', 'Étape 1 sur 5', '#etape-1'],
    ['{ArrowLeft}', 'Mise en place', '#mise-en-place'],
    ['{ArrowLeft}', 'Mise en place', '#mise-en-place'],
    ['{End}', 'Itadakimasu !', '#bon-appetit'],
    ['{Home}', 'Mise en place', '#mise-en-place'],
  ];
  for (const [key, title, hash] of presses) {
    await user.keyboard(key);
    expect(heading()).toHaveTextContent(title);
    expect(heading()).toHaveFocus();
    expect(location.search + location.hash).toBe(`?cuisiner=1${hash}`);
  }
});

test('leaves the space bar to what has the focus', async () => {
  const { user } = await cook(`${ADDRESS}#etape-2`);
  tick().focus();
  await user.keyboard(' ');
  expect(tick()).toBeChecked();
  expect(heading()).toHaveTextContent('Étape 2 sur 5');
});

test('follows the swipe of a finger', async () => {
  await cook();
  const row = shown().parentElement as HTMLElement;
  Object.defineProperty(row, 'clientWidth', { value: 390 });
  row.scrollLeft = 790;
  fireEvent.scroll(row);
  expect(heading()).toHaveTextContent('Étape 2 sur 5');
  expect(heading()).toHaveFocus();
  expect(progress()).toHaveAttribute('value', '2');
});

test('resumes where it was, with its ticks, for a day; an address with a step wins', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T18:00:00') });
  const { user, unmount } = await cook();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await user.click(tick());
  unmount();

  const again = await cook();
  expect(heading()).toHaveTextContent('Étape 3 sur 5');
  expect(tick()).toBeChecked();
  again.unmount();

  const named = await cook(`${ADDRESS}#etape-5`);
  expect(heading()).toHaveTextContent('Étape 5 sur 5');
  named.unmount();

  vi.setSystemTime(new Date('2026-05-02T18:01:00'));
  await cook();
  expect(heading()).toHaveTextContent('Mise en place');
  expect(document.querySelector('input:checked')).toBeNull();
});

test('keeps place and ticks apart, whichever changes first', async () => {
  const { user, unmount } = await cook();
  await user.keyboard('{ArrowRight}');
  await user.click(tick());
  await user.keyboard('{ArrowRight}');
  await user.click(tick());
  await user.keyboard('{ArrowRight}');
  unmount();
  await cook();
  expect(heading()).toHaveTextContent('Étape 3 sur 5');
  expect(document.querySelectorAll('input:checked')).toHaveLength(2);
});

test('begins anew after the last screen', async () => {
  const { user, unmount } = await cook();
  await user.keyboard('{End}');
  unmount();
  await cook();
  expect(heading()).toHaveTextContent('Mise en place');
});

test('goes to the step of a link, such as that of a timer', async () => {
  const { go } = await cook();
  await go(`${ADDRESS}#etape-4`);
  expect(heading()).toHaveTextContent('Étape 4 sur 5');
});

test('leaves by Escape and by its button, to the address of the recipe', async () => {
  const { user, go } = await cook();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/recipe/ramen-au-miso'));
  await go(ADDRESS);
  await user.click(screen.getByLabelText('Quitter le mode cuisine'));
  await waitFor(() => expect(location.search).toBe(''));
});

test('leaves with the servings of its address, or those that were chosen since', async () => {
  const { user } = await cook(`${ADDRESS}&personnes=6`);
  const leave = screen.getByRole('link', { name: 'Quitter le mode cuisine' });
  expect(leave).toHaveAttribute('href', '/recipe/ramen-au-miso?personnes=6');
  await user.click(within(shown()).getByLabelText('Une personne de plus'));
  await painted();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(location.pathname + location.search).toBe('/recipe/ramen-au-miso?personnes=7'));
});

test('keeps the screen on and the newsletter away', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => Object.assign(new EventTarget(), { release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { unmount } = await cook();
  expect(request).toHaveBeenCalledOnce();
  expect(document.documentElement).toHaveAttribute('data-undisturbed');
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
  expect(document.documentElement).not.toHaveAttribute('data-undisturbed');
});

test('says once that the device does not keep the screen on, above the ingredients', async () => {
  const request = async () => {
    throw new DOMException('Low battery.', 'NotAllowedError');
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const { user, toasts, unmount } = await cook();
  expect(await screen.findByText(/rester allumé/)).toBeVisible();
  expect(shown()).toContainElement(screen.getByText(/rester allumé/));
  await user.keyboard('{ArrowRight}');
  expect(shown()).not.toContainElement(screen.getByText(/rester allumé/));
  unmount();
  await cook();
  await act(async () => {});
  expect(screen.queryByText(/rester allumé/)).toBeNull();
  expect(toasts).toEqual([]);
  expect(localStorage.getItem('tdt.awake.told')).toBe('1');
});

/** Gives the browser voices of these languages; returns the texts spoken so far. */
function stubVoices(...languages: string[]) {
  const spoken: string[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text;
  });
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ lang })),
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel,
  });
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  return { spoken, cancel };
}

test('reads each step aloud while its switch is on, and stops with it', async () => {
  const { spoken, cancel } = stubVoices('en-GB', 'fr-FR');
  const { user, unmount } = await cook(`${ADDRESS}#etape-1`);
  expect(spoken).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lire à voix haute', pressed: false }));
  await user.keyboard('{ArrowRight}');
  expect(spoken).toEqual(['Étape 1. Sortez tout du froid.', 'Étape 2. Pochez le cabillaud.']);
  expect(cancel).toHaveBeenCalledOnce();
  unmount();
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(2));
});

test('cannot read aloud without a French voice', async () => {
  stubVoices('en-GB');
  await cook();
  expect(screen.queryByLabelText('Lire à voix haute')).toBeNull();
});

const storedTimers = () => JSON.parse(localStorage.getItem('tdt.timers') ?? '[]');

test('starts a timer for a duration, then pauses, resumes and ends it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const { user } = await cook(`${ADDRESS}#etape-2`);
  const press = (name: string) => user.click(within(shown()).getByLabelText(name));
  await press('Lancer le minuteur : Cuisson, 20min');
  expect(storedTimers()).toEqual([
    expect.objectContaining({
      name: 'Étape 2 · Cuisson',
      recipe: 'Ramen au miso',
      path: `${ADDRESS}#etape-2`,
      end: 1_800_001_200_000,
    }),
  ]);
  vi.setSystemTime(1_800_000_060_000);
  act(() => void dispatchEvent(new Event('pageshow')));
  await press('Mettre en pause le minuteur : Cuisson, 19:00');
  vi.setSystemTime(1_800_009_000_000);
  await press('Reprendre le minuteur : Cuisson, 19:00');
  vi.setSystemTime(1_800_010_500_000);
  act(() => void dispatchEvent(new Event('pageshow')));
  await press('Arrêter le minuteur : Cuisson, Terminé il y a 6min');
  expect(storedTimers()).toEqual([]);
});

test('takes two presses at once for one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const { user } = await cook(`${ADDRESS}#etape-2`);
  await user.click(within(shown()).getByLabelText('Lancer le minuteur : Cuisson, 20min'));
  vi.setSystemTime(1_800_000_000_499);
  await user.click(within(shown()).getByLabelText(/^Mettre en pause/));
  expect(storedTimers()).toMatchObject([{ end: 1_800_001_200_000 }]);
  vi.setSystemTime(1_800_000_000_500);
  await user.click(within(shown()).getByLabelText(/^Mettre en pause/));
  expect(storedTimers()).toMatchObject([{ end: null }]);
});

test('asks for notifications with the first timer only', async () => {
  const requestPermission = vi.fn(async () => 'denied');
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  const { user } = await cook(`${ADDRESS}#etape-2`);
  expect(requestPermission).not.toHaveBeenCalled();
  for (const one of within(shown()).getAllByLabelText(/^Lancer/)) await user.click(one);
  expect(storedTimers()).toHaveLength(2);
  expect(requestPermission).toHaveBeenCalledOnce();
});
