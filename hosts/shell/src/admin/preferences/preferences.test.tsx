import { cleanup, screen, within } from '@tdt/testing/components';
import { afterEach, expect, test } from 'vitest';
import { openAdmin, PATRONNE } from '../../testing/open-admin.ts';
import { LANGUAGE, THEME } from './preferences.ts';
import { storedChoice } from './stored-choice.ts';

afterEach(() => {
  LANGUAGE.choose('screen');
  THEME.choose('system');
});

async function openMenu() {
  const opened = openAdmin('/admin/dashboard', PATRONNE);
  await screen.findByText('1,234');
  await opened.user.click(screen.getByRole('button', { name: /patronne@exemple.fr/ }));
  return opened;
}

test('menu and header speak French on every screen until the user chooses otherwise', () => {
  localStorage.clear();
  expect(LANGUAGE.read()).toBe('fr');
});

test('menu and header speak the language that the user chooses', async () => {
  const { user } = await openMenu();
  const menu = screen.getByRole('navigation', { name: 'Administration' });
  expect(within(menu).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Language of the menu'), 'Français');
  expect(within(menu).getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
  expect(menu).toHaveAttribute('lang', 'fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the choices are there again after a reload', async () => {
  const { user } = await openMenu();
  await user.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  cleanup();
  expect(storedChoice('tdt.admin.theme', ['system', 'light', 'dark']).read()).toBe('dark');
  await openMenu();
  expect(screen.getByLabelText('Theme')).toHaveValue('dark');
});

test('a stored value that is no choice counts as none', () => {
  localStorage.setItem('tdt.admin.other', 'pink');
  expect(storedChoice('tdt.admin.other', ['system', 'light']).read()).toBe('system');
});
