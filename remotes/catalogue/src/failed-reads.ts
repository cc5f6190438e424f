import { statusOf } from '@tdt/platform';

/** The result of `read`; `null` for a 404. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/**
 * The result of reading an optional part of a page; `fallback` for a 404. In the browser any other failure is logged
 * and gives `fallback` too. On the server it is thrown: a cached page is better than one with a part missing.
 */
export async function orElse<T>(read: Promise<T>, fallback: T): Promise<T> {
  try {
    return await read;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (statusOf(error) === 404) return fallback;
    if (typeof document === 'undefined' || isAborted) throw error;
    console.error('A part of the page could not be read.', error);
    return fallback;
  }
}
