import type { CommandObserver } from '@tdt/database';
import type { Tracing } from './tracing.ts';

/**
 * Records the commands to the database that requests and pages cause; no values, only which command on which
 * collection.
 */
export function traceCommands(tracing: Tracing): CommandObserver {
  return (command, collection) => {
    if (!tracing.isRunning()) return () => {};
    const span = tracing.start({
      name: collection === null ? command : `${command} ${collection}`,
      kind: 'client',
      fields: {
        'db.system.name': 'mongodb',
        'db.operation.name': command,
        ...(collection !== null && { 'db.collection.name': collection }),
      },
    });
    return (failure) => span.end({}, failure);
  };
}
