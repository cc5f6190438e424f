import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMonitor } from './stuck-monitor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const client = new EventEmitter();
  const onStuck = vi.fn();
  const stop = watchMonitor(client as never, onStuck);
  const tell = (name: string, connectionId = 'db:27017') => client.emit(`serverHeartbeat${name}`, { connectionId });
  return { client, onStuck, stop, tell };
}

it('reports once that a heartbeat neither ends nor is given up', () => {
  const { onStuck, tell, client } = watched();
  tell('Started');
  vi.advanceTimersByTime(60_000);
  expect(onStuck).toHaveBeenCalledOnce();
  expect(client.eventNames()).toEqual([]);
});

it('reports nothing while heartbeats succeed or fail, or after a server was removed', () => {
  const { onStuck, tell, client } = watched();
  for (const outcome of ['Succeeded', 'Failed']) {
    tell('Started');
    tell(outcome);
    vi.advanceTimersByTime(60_000);
  }
  tell('Started', 'old:27017');
  client.emit('serverClosed', { address: 'old:27017' });
  vi.advanceTimersByTime(60_000);
  expect(onStuck).not.toHaveBeenCalled();
});

it('reports nothing after it was stopped', () => {
  const { onStuck, stop, tell } = watched();
  tell('Started');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onStuck).not.toHaveBeenCalled();
});
