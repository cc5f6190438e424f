import type { Connection } from 'mongoose';

/** How often the driver asks each server whether it lives; an outage is noticed, and its end, within so long. */
export const HEARTBEAT_MS = 2000;
/** A question is answered, or given up after the driver's connection timeout of 3 s; with a wait of its own before. */
const STUCK_MS = HEARTBEAT_MS + 6000;

type Client = ReturnType<Connection['getClient']>;

/**
 * Watches the driver's own watching. A question to a server that goes out on a connection in the very moment in which the
 * other side closes it is never answered and never given up: the driver (7.8, when it polls) then waits for ever, and takes
 * the server for dead although it is back. Calls `onStuck` once when that has happened; returns the way to stop.
 */
export function watchMonitor(client: Client, onStuck: () => void): () => void {
  const asked = new Map<string, number>();
  const start = ({ connectionId }: { connectionId: string }) => void asked.set(connectionId, performance.now());
  const end = ({ connectionId }: { connectionId: string }) => void asked.delete(connectionId);
  const close = ({ address }: { address: string }) => void asked.delete(address);
  client.on('serverHeartbeatStarted', start);
  client.on('serverHeartbeatSucceeded', end);
  client.on('serverHeartbeatFailed', end);
  client.on('serverClosed', close);
  const timer = setInterval(() => {
    if (![...asked.values()].some((at) => performance.now() - at > STUCK_MS)) return;
    stop();
    onStuck();
  }, HEARTBEAT_MS);
  timer.unref();
  function stop(): void {
    clearInterval(timer);
    client.off('serverHeartbeatStarted', start);
    client.off('serverHeartbeatSucceeded', end);
    client.off('serverHeartbeatFailed', end);
    client.off('serverClosed', close);
  }
  return stop;
}
