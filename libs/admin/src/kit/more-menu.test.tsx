import { renderRemote, screen, waitFor } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { MoreMenu } from './more-menu.tsx';

function open() {
  const onPress = vi.fn();
  const actions = [
    { label: 'Dupliquer', onPress },
    { label: 'Supprimer', onPress: vi.fn(), danger: true },
  ];
  return { onPress, ...renderRemote([{ path: '/', element: <MoreMenu actions={actions} /> }]) };
}

const more = () => screen.findByRole('button', { name: 'Plus' });
const actions = () => screen.queryAllByRole('button', { name: /Dupliquer|Supprimer/ });

test('opens and acts by the keyboard, and gives the focus back to its button', async () => {
  const { user, onPress } = open();
  (await more()).focus();
  await user.keyboard('{Enter}');
  expect(await more()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Tab}{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(actions()).toEqual([]);
  expect(await more()).toHaveFocus();
});

test('closes on Escape, on a press elsewhere and on Back, without acting', async () => {
  const { user, onPress } = open();
  for (const close of [() => user.keyboard('{Escape}'), () => user.click(document.body), async () => history.back()]) {
    await user.click(await more());
    expect(actions()).toHaveLength(2);
    await close();
    await waitFor(() => expect(actions()).toEqual([]));
  }
  expect(onPress).not.toHaveBeenCalled();
});
