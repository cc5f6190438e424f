import type { Doc } from '../bson/types.ts';
import { isStorageError, toCommandError, WriteConflict } from '../errors.ts';
import type { Batch } from '../storage/batch.ts';

/**
 * Runs the statements of one write command; one that fails leaves nothing behind and is reported in the result.
 * An ordered command stops at the first failure.
 */
export function runStatements<T>(
  batch: Batch,
  statements: readonly T[],
  isOrdered: boolean,
  run: (statement: T, index: number) => void,
): Doc[] {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    const undo = batch.savepoint();
    try {
      run(statement, index);
    } catch (error) {
      // Not this statement's fault: the whole command waits, starts over or fails.
      if (error instanceof WriteConflict || isStorageError(error)) throw error;
      undo();
      const { code, message, extra } = toCommandError(error);
      writeErrors.push({ index, code, errmsg: message, ...extra });
      if (isOrdered) break;
    }
  }
  return writeErrors;
}

/** The member of the reply that reports failures; drivers take its presence for a failure. */
export const reported = (writeErrors: Doc[]): Doc => (writeErrors.length > 0 ? { writeErrors } : {});
