import { AppError } from '@tdt/contracts';

/** The database does not answer. An HTTP front door answers 503, a command ends with its own status. */
export class DatabaseUnreachable extends AppError {
  constructor(cause: unknown) {
    super('NOT_READY', { detail: 'La base de données ne répond pas.', retryAfter: 5 }, { cause });
    this.name = 'DatabaseUnreachable';
  }
}

/** The driver's and mongoose's names for "no server", "connection lost" and "no free connection". */
const NAMES = new Set([
  'MongooseServerSelectionError',
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
]);

/** `bufferCommands: false` makes mongoose answer with a plain error while there is no connection. */
const NOT_CONNECTED = /before initial connection is complete|Connection was force closed|Client must be connected/;

/**
 * Codes of a server that shuts down, or that is not the one to write to at the moment; and of a socket of the embedded
 * engine that has closed a moment ago, which the driver neither names nor tries again.
 */
const NOT_WRITABLE = new Set<unknown>([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436, 'EPIPE']);

/**
 * `OutOfDiskSpace`, of MongoDB and of the embedded engine, and the launcher's word for an engine that cannot start for
 * it.
 */
const FULL = new Set<unknown>([14_031, 'NO_SPACE']);

export function isUnreachable(error: unknown): boolean {
  return chainOf(error).some(
    ({ name, message, code }) => NAMES.has(name) || NOT_CONNECTED.test(message) || NOT_WRITABLE.has(code),
  );
}

const isFull = (error: unknown): boolean => chainOf(error).some(({ code }) => FULL.has(code));

type DriverError = Error & { code?: unknown; errorResponse?: unknown };

/** An error and those that it wraps. The driver keeps the reason of a failed bulk write in `errorResponse`. */
function chainOf(error: unknown, depth = 4): DriverError[] {
  if (!(error instanceof Error) || depth === 0) return [];
  const { cause, errorResponse } = error as DriverError;
  return [error, ...chainOf(cause, depth - 1), ...chainOf(errorResponse, depth - 1)];
}

/**
 * The same application, with services whose rejections turn into `DatabaseUnreachable` when they mean that the database
 * does not answer, and into `STORAGE_FULL` when it has no space. This includes the reading of async iterables that a
 * service returns.
 */
export function translateErrors<T extends object>(application: T): T {
  return mapValues(application, (member) => (isService(member) ? mapValues(member, translatingIfFunction) : member));
}

const mapValues = <T extends object>(object: T, change: (value: unknown) => unknown): T =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)])) as T;

const isService = (member: unknown): member is object => typeof member === 'object' && member !== null;

const translatingIfFunction = (member: unknown): unknown =>
  typeof member === 'function' ? translating(member as Call) : member;

type Call = (...values: unknown[]) => unknown;

function translating(call: Call): Call {
  return (...values) => {
    const answer = call(...values);
    // A query of mongoose can be awaited and iterated; it is meant to be awaited.
    if (isAwaitable(answer)) return Promise.resolve(answer).catch(rethrow);
    return isStream(answer) ? translatingEach(answer) : answer;
  };
}

const isAwaitable = (answer: unknown): answer is PromiseLike<unknown> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;

const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

async function* translatingEach(stream: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* stream;
  } catch (error) {
    rethrow(error);
  }
}

function rethrow(error: unknown): never {
  if (error instanceof AppError) throw error;
  if (isFull(error)) throw new AppError('STORAGE_FULL', {}, { cause: error });
  throw isUnreachable(error) ? new DatabaseUnreachable(error) : error;
}
