import { useFieldArray, useForm } from '@tdt/admin/kit';
import { fireEvent, renderRemote, screen, within } from '@tdt/testing/components';
import { useCallback } from 'react';
import { expect, test, vi } from 'vitest';
import { SortableRows } from './sortable-rows.tsx';

const rendered = vi.fn();

function Tips({ texts, isLocked = false }: { texts: string[]; isLocked?: boolean }) {
  const { control, register, getValues } = useForm({ defaultValues: { tips: texts.map((text) => ({ text })) } });
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'tips', keyName: 'key' });
  const renderRow = useCallback(
    (index: number) => {
      rendered(index);
      return <input aria-label="Conseil" {...register(`tips.${index}.text`)} />;
    },
    [register],
  );
  const onRemove = (index: number) => {
    const removed = getValues(`tips.${index}`);
    remove(index);
    return () => insert(index, removed);
  };
  return (
    <SortableRows
      label="Conseils"
      noun="le conseil"
      items={fields}
      renderRow={renderRow}
      isLocked={isLocked}
      onMove={move}
      onRemove={onRemove}
    >
      <button type="button" onClick={() => append({ text: '' })}>
        Ajouter un conseil
      </button>
    </SortableRows>
  );
}

function open(texts = ['un', 'deux', 'trois'], isLocked = false) {
  const routes = [{ path: '/', element: <Tips texts={texts} isLocked={isLocked} /> }];
  return renderRemote(routes, { path: '/' }).user;
}

const inputs = () => screen.queryAllByLabelText<HTMLInputElement>('Conseil');
const texts = () => inputs().map(({ value }) => value);
const button = (name: string) => screen.getByRole('button', { name });

test('moves rows by buttons, keeps the focus there and says where the row is', async () => {
  const user = open();
  await user.click(button('Monter le conseil 3'));
  expect(texts()).toEqual(['un', 'trois', 'deux']);
  expect(button('Monter le conseil 2')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Vous avez déplacé le conseil 3 en position 2 sur 3.');
});

test('moves the row that holds the focus by Alt and an arrow key', async () => {
  const user = open();
  await user.click(inputs()[0] as HTMLElement);
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(texts()).toEqual(['deux', 'trois', 'un']);
  expect(inputs()[2]).toHaveFocus();
});

test('leaves Alt and an arrow key to selects, which open by them', () => {
  open();
  const select = within(screen.getByRole('group', { name: 'Conseil 1' })).getByLabelText('Conseil');
  const other = document.createElement('select');
  select.after(other);
  fireEvent.keyDown(other, { key: 'ArrowDown', altKey: true });
  expect(texts()).toEqual(['un', 'deux', 'trois']);
});

test('moves neither the first row up nor the last one down', async () => {
  const user = open();
  for (const name of ['Monter le conseil 1', 'Descendre le conseil 3']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(name));
  }
  expect(texts()).toEqual(['un', 'deux', 'trois']);
});

test('removes a row, moves the focus to the next one, and brings the row back with what was typed', async () => {
  const user = open();
  await user.type(inputs()[1] as HTMLElement, ' !');
  await user.click(button('Supprimer le conseil 2'));
  expect(texts()).toEqual(['un', 'trois']);
  expect(button('Supprimer le conseil 2')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Vous avez supprimé le conseil 2.');
  await user.click(button('Annuler la suppression'));
  expect(texts()).toEqual(['un', 'deux !', 'trois']);
  expect(screen.queryByRole('button', { name: 'Annuler la suppression' })).toBeNull();
});

test('puts the focus on what adds a row when no row is left', async () => {
  const user = open(['un']);
  await user.click(button('Supprimer le conseil 1'));
  expect(button('Ajouter un conseil')).toHaveFocus();
});

test('changes nothing while it is locked', async () => {
  const user = open(undefined, true);
  await user.click(button('Monter le conseil 2'));
  await user.click(button('Supprimer le conseil 2'));
  await user.type(inputs()[1] as HTMLElement, '{Alt>}{ArrowDown}{/Alt}');
  expect(texts()).toEqual(['un', 'deux', 'trois']);
});

test('renders unchanged rows only once', async () => {
  const user = open();
  rendered.mockClear();
  await user.click(button('Ajouter un conseil'));
  await user.click(button('Monter le conseil 3'));
  expect(rendered.mock.calls.flat()).not.toContain(0);
});
