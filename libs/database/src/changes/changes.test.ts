import { expect, it, vi } from 'vitest';
import { createChanges } from './changes.ts';

it('has read models read what was written, then calls the listeners, before it resolves', async () => {
  const changes = createChanges();
  const order: unknown[] = [];
  changes.follow('recipes', async (ids) => order.push(ids));
  changes.follow('countries', async () => order.push('countries'));
  changes.listen(() => order.push('listener'));
  await changes.announce('recipes', ['a', 'b']);
  expect(order).toEqual([['a', 'b'], 'listener']);
});

it('announces nothing when nothing was written', async () => {
  const changes = createChanges();
  const listener = vi.fn();
  changes.listen(listener);
  await changes.announce('recipes', []);
  expect(listener).not.toHaveBeenCalled();
});

it('calls the listeners also when a read model cannot read, and never after they were stopped', async () => {
  const changes = createChanges();
  const listener = vi.fn();
  const stop = changes.listen(listener);
  changes.follow('recipes', () => Promise.reject(new Error('the database is away')));
  await expect(changes.announce('recipes', ['a'])).rejects.toThrow('the database is away');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  changes.notify();
  expect(listener).toHaveBeenCalledOnce();
});
