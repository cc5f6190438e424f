import type { Connection } from 'mongoose';

/** Interval of the driver's heartbeats; it notices an outage and its end within this time. */
export const HEARTBEAT_MS = 2000;
/** A heartbeat succeeds or fails after the driver's connection timeout of 3 s; the driver waits before it, too. */
const STUCK_MS = HEARTBEAT_MS + 6000;

type Client = ReturnType<Connection['getClient']>;

/**
 * Watches the driver's heartbeats. A heartbeat that is sent on a connection at the moment when the server closes it is
 * neither ended nor given up: the driver (7.8, when it polls) then waits for ever and regards the server as dead
 * even when it is back. Calls `onStuck` once when this has happened. Returns a function that stops this.
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
