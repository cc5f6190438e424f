import { statusOf } from '@tdt/platform';

/** What was asked for, or `null` when there is none (404). */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/**
 * What a page can do without, or `fallback` when there is none (404), and also, in a browser, when it cannot be read,
 * which is logged. The server fails instead: the page that it has stored is better than one with a hole.
 */
export async function orElse<T>(asked: Promise<T>, fallback: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isLeft = error instanceof DOMException && error.name === 'AbortError';
    if (statusOf(error) === 404) return fallback;
    if (typeof document === 'undefined' || isLeft) throw error;
    console.error('A part of the page could not be read.', error);
    return fallback;
  }
}
