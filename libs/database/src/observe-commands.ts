import type { Connection } from 'mongoose';

/**
 * Called for each command to the database as it starts, in the context of its caller, with its collection. What it
 * returns is called at the end, with a few words if the command failed.
 */
export type CommandObserver = (command: string, collection: string | null) => (failure: string | null) => void;

type Client = ReturnType<Connection['getClient']>;

/** Commands without a caller who waits for them. */
const IGNORED = new Set(['hello', 'ismaster', 'ping', 'endSessions']);

/** Reports the commands of a client that was opened with `monitorCommands`. */
export function observeCommands(client: Client, observe: CommandObserver): void {
  const running = new Map<number, (failure: string | null) => void>();
  const end = (requestId: number, failure: string | null): void => {
    running.get(requestId)?.(failure);
    running.delete(requestId);
  };
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    if (IGNORED.has(commandName)) return;
    const target: unknown = commandName === 'getMore' ? command.collection : command[commandName];
    running.set(requestId, observe(commandName, typeof target === 'string' ? target : null));
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId, null));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
