import { databaseFailure } from './failure-table.ts';

/**
 * The same application, with services whose rejections are translated by the table of failures. This includes the
 * reading of async iterables that a service returns.
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
  throw databaseFailure(error);
}
