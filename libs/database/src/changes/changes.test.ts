import { expect, it, vi } from 'vitest';
import { createChanges } from './changes.ts';

/** A repository with one method, which writes the documents with these ids. */
const repositoryOf = (changes: ReturnType<typeof createChanges>) =>
  changes.announced('recipes', { write: async (...ids: string[]) => ({ answer: ids.length, ids }) });

it('has read models read what was written, then calls the listeners, before the write resolves', async () => {
  const changes = createChanges();
  const order: unknown[] = [];
  changes.follow('recipes', async (ids) => order.push(ids));
  changes.follow('countries', async () => order.push('countries'));
  changes.listen(() => order.push('listener'));
  expect(await repositoryOf(changes).write('a', 'b')).toBe(2);
  expect(order).toEqual([['a', 'b'], 'listener']);
});

it('announces nothing when nothing was written', async () => {
  const changes = createChanges();
  const listener = vi.fn();
  changes.listen(listener);
  expect(await repositoryOf(changes).write()).toBe(0);
  expect(listener).not.toHaveBeenCalled();
});

it('calls the listeners also when a read model cannot read, and never after they were stopped', async () => {
  const changes = createChanges();
  const listener = vi.fn();
  const stop = changes.listen(listener);
  changes.follow('recipes', () => Promise.reject(new Error('the database is away')));
  await expect(repositoryOf(changes).write('a')).rejects.toThrow('the database is away');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  changes.notify();
  expect(listener).toHaveBeenCalledOnce();
});
