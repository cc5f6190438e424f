import { createContext, data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router-dom';

/**
 * Reads one path of the API: on the server in-process, in the browser by fetch. Answers the status and the JSON body
 * whatever the status is; fails only when there is no answer.
 */
export type ApiClient = (path: string, signal: AbortSignal) => Promise<{ status: number; body: unknown }>;

/** Where the shell puts its client for loaders. */
export const apiContext = createContext<ApiClient>();

/**
 * A loader's way to the API. A problem (status 400 and above) is thrown as `data(problem, { status })`, so that the
 * nearest error boundary shows it and the page answers with its status.
 * @param path path on the site with its query, as the contracts spell it: `/api/…`
 */
export async function loadFrom<T>(args: LoaderFunctionArgs, path: string): Promise<T> {
  const api = (args.context as RouterContextProvider).get(apiContext);
  const answer = await api(path, args.request.signal);
  if (answer.status >= 400) throw data(answer.body, { status: answer.status });
  return answer.body as T;
}

/** HTTP status of what `loadFrom` throws for a problem; `null` for any other error, such as no answer at all. */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('init' in error)) return null;
  return (error as { init: ResponseInit | null }).init?.status ?? null;
}
