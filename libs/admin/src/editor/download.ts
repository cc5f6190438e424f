import type { CallFailure } from '@tdt/admin/api';
import type { Problem } from '@tdt/contracts';
import { REQUESTED_WITH } from '@tdt/contracts/plain';

/** Large files take a while to make. */
const LIMIT_SECONDS = 120;

interface Download {
  url: string;
  /** Sent as JSON, by POST. */
  body?: unknown;
  /** Name of the file that the browser saves. */
  name: string;
}

/** Has the browser save a file of the API. A link would save a failure as a file, and would not say when it has ended. */
export async function download({ url, body, name }: Download): Promise<{ data: null } | { error: CallFailure }> {
  const failed = (status: CallFailure['status'], problem: Problem | null = null) => ({
    error: { status, problem, retryAfter: null },
  });
  try {
    const response = await fetch(url, {
      headers: {
        [REQUESTED_WITH.name]: REQUESTED_WITH.value,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_SECONDS * 1000),
    });
    if (!response.ok) return failed(response.status, await response.json().catch(() => null));
    saveAs(name, await response.blob());
    return { data: null };
  } catch {
    return failed('offline');
  }
}

/** Gives a file to the browser, which saves it as it saves downloads. */
function saveAs(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser begins to read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
