/** What the site holds open beside connections and the files that it sends: database, log, programs, render worker. */
const RESERVE = 128;
/** Connections of all clients together; Node closes further ones at once. */
const CONNECTIONS_MAX = 4096;
/** Fewer would not serve a browser and a balancer. */
const CONNECTIONS_MIN = 16;

interface Report {
  userLimits?: { open_files?: { soft: number | 'unlimited' } };
}

/** How many files and connections this process may have open; `null`: no limit is known. Takes some milliseconds. */
export function openFilesMax(): number | null {
  // Otherwise it resolves the names of connected hosts; Node's types do not know it.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as Report;
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
}

/**
 * How many connections the process can serve with this limit. Each may need a second descriptor for the file that it is
 * sent. Without a bound, clients take the descriptors that the database and the files need.
 */
export function connectionsWithin(openFiles: number | null): number {
  if (openFiles === null) return CONNECTIONS_MAX;
  return Math.min(CONNECTIONS_MAX, Math.max(CONNECTIONS_MIN, Math.floor((openFiles - RESERVE) / 2)));
}
