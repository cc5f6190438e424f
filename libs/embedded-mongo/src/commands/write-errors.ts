import type { Doc } from '../bson/types.ts';
import { isStorageError, toCommandError } from '../errors.ts';
import { flagArgument } from './arguments.ts';
import type { Call } from './types.ts';

/**
 * Runs the statements of a write command and returns their errors. An ordered command stops at the first failure.
 * What a statement with several documents did before it failed stays, as in MongoDB.
 */
export async function runStatements<T>(
  { body, turns }: Call,
  statements: readonly T[],
  run: (statement: T, index: number) => void | Promise<void>,
): Promise<Doc[]> {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    if (turns.isOver()) await turns.next();
    try {
      await run(statement, index);
    } catch (error) {
      // Not the statement's fault: the whole command fails.
      if (isStorageError(error)) throw error;
      const { code, message, extra } = toCommandError(error);
      writeErrors.push({ index, code, errmsg: message, ...extra });
      if (flagArgument(body, 'ordered', true)) break;
    }
  }
  return writeErrors;
}

/** The reply's `writeErrors`, only if there are any: drivers treat its presence as a failure. */
export const writeErrorsMember = (writeErrors: Doc[]): Doc => (writeErrors.length > 0 ? { writeErrors } : {});
