import type { Doc } from '../bson/types.ts';
import { isStorageError, toCommandError } from '../errors.ts';
import type { Batch } from '../storage/batch.ts';

/**
 * Runs the statements of a write command and returns the errors. A failed statement is undone. An ordered command stops
 * at the first failure.
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
      // Not the statement's fault: the whole command fails.
      if (isStorageError(error)) throw error;
      undo();
      const { code, message, extra } = toCommandError(error);
      writeErrors.push({ index, code, errmsg: message, ...extra });
      if (isOrdered) break;
    }
  }
  return writeErrors;
}

/** The reply's `writeErrors`, only if there are any: drivers treat its presence as a failure. */
export const writeErrorsMember = (writeErrors: Doc[]): Doc => (writeErrors.length > 0 ? { writeErrors } : {});
