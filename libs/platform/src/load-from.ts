import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';

/** Reads a path of the API: on the server in-process, in the browser by fetch. Rejects only without a response. */
export type ApiClient = (path: string, signal: AbortSignal) => Promise<{ status: number; body: unknown }>;

/** The router context in which the shell passes its API client to loaders. */
export const apiContext = createContext<ApiClient>();

/**
 * Reads the API in a loader. Throws a problem (status 400 and above) as `data(problem, { status })`, so that the
 * nearest error boundary shows it and the page responds with its status.
 * @param path path on the site with its query, from the contracts: `/api/…`
 */
export async function loadFrom<T>(args: LoaderFunctionArgs, path: string): Promise<T> {
  const api = (args.context as RouterContextProvider).get(apiContext);
  const response = await api(path, args.request.signal);
  if (response.status >= 400) throw data(response.body, { status: response.status });
  return response.body as T;
}

/** HTTP status of a problem that `loadFrom` threw; `null` for any other error, such as no response. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('init' in error)) return null;
  return (error as { init: ResponseInit | null }).init?.status ?? null;
}
