import type { Doc } from '../bson/types.ts';
import { isStorageError, toCommandError } from '../errors.ts';
import type { Batch } from '../storage/batch.ts';
import { flagArgument } from './arguments.ts';
import type { Call } from './types.ts';

/** Runs one statement in a batch, and counts in the reply; true: the batch is full, there is more of the statement. */
type Run<T> = (batch: Batch, statement: T, index: number) => unknown | Promise<unknown>;

/**
 * Runs the statements of a write command, in as many commits as their size asks for. An ordered command stops at the
 * first failure. What a statement with several documents did before it failed stays, as in MongoDB.
 */
export function writeStatements<T>(call: Call, statements: readonly T[], reply: Doc, run: Run<T>): Promise<Doc> {
  const writeErrors: Doc[] = [];
  let next = 0;
  return call.write(async (batch) => {
    while (next < statements.length) {
      if (call.turns.isOver()) await call.turns.next();
      try {
        if ((await run(batch, statements[next] as T, next)) === true) return undefined;
      } catch (error) {
        // Not the statement's fault: the whole command fails.
        if (isStorageError(error)) throw error;
        const { code, message, extra } = toCommandError(error);
        writeErrors.push({ index: next, code, errmsg: message, ...extra });
        if (flagArgument(call.body, 'ordered', true)) break;
      }
      next++;
      if (batch.isFull && next < statements.length) return undefined;
    }
    // Only if there are any: drivers treat the presence of the member as a failure.
    return writeErrors.length > 0 ? { ...reply, writeErrors } : reply;
  });
}
