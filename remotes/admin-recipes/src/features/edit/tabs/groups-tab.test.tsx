import { fireEvent, screen, within } from '@tdt/testing/components';
import { expect, test } from 'vitest';
import { renderTab } from '../../../testing/render-tab.tsx';
import { GroupsTab } from './groups-tab.tsx';

const open = () => renderTab(GroupsTab, { groups: [{ name: 'Pâte' }, { name: 'Garniture' }] });
const input = () => screen.getByLabelText<HTMLInputElement>('Nom du groupe');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const texts = () =>
  within(screen.getByRole('list', { name: 'Groupes' }))
    .getAllByRole('group')
    .map(({ textContent }) => textContent);

test('adds a group by its button and by Enter, trimmed, and continues with the next one', async () => {
  const { user, saved } = open();
  type('  Sauce ');
  await user.click(screen.getByRole('button', { name: 'Ajouter le groupe' }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  type('Finition');
  await user.type(input(), '{Enter}');
  expect(texts()).toEqual(['Pâte', 'Garniture', 'Sauce', 'Finition']);
  expect(saved).toEqual([]);
});

test('adds several pasted lines as groups, without bullets and colons, each once', async () => {
  const { user } = open();
  await user.click(input());
  await user.paste('- Pour la sauce :\r\n• pâte\r\n\r\n• Finition\r\nfinition');
  expect(texts()).toEqual(['Pâte', 'Garniture', 'Pour la sauce', 'Finition']);
  expect(input()).toHaveValue('');
});

test.each([
  ['   ', 'Indiquez le nom du groupe.'],
  [' pâte', 'Le groupe « Pâte » existe déjà.'],
])('does not add %j, and says why until something else is typed', async (text, message) => {
  const { user } = open();
  type(text);
  await user.type(input(), '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(texts()).toEqual(['Pâte', 'Garniture']);
  type('Sauce');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not take the Enter that ends a composed character', () => {
  open();
  type('寿司');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(texts()).toEqual(['Pâte', 'Garniture']);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(texts()).toEqual(['Pâte', 'Garniture', '寿司']);
});

test('removing a group leaves it to the rows that stand in it', async () => {
  const ingredients = [{ id: 'a', name: 'farine', quantity: '200 g', group: 'Pâte' }];
  const { user, values } = renderTab(GroupsTab, { groups: [{ name: 'Pâte' }], ingredients });
  await user.click(screen.getByRole('button', { name: 'Supprimer le groupe 1' }));
  expect(values()).toMatchObject({ groups: [], ingredients });
  expect(input()).toHaveFocus();
});
