const ends: (() => Promise<unknown>)[] = [];

/**
 * Has something done after the last test of the file, the latest first, also when called in a hook. The files of a worker
 * share their modules: an `afterAll` in a module would be registered for the first of them only.
 */
export const atFileEnd = (end: () => Promise<unknown>): void => void ends.push(end);

/** Does all of it, whatever fails. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = [];
  for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
