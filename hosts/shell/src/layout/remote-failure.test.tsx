import { renderRemote, screen, waitFor } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { RemoteFailure } from './remote-failure.tsx';

test('a page refused by a limit says so, and tries again by itself when the server takes it', async () => {
  const onRetry = vi.fn();
  const failure = { data: { code: 'TOO_MANY_REQUESTS', retry_after: 1 }, init: { status: 429 } };
  renderRemote([{ path: '*', element: <RemoteFailure failure={failure} onRetry={onRetry} /> }]);
  expect(await screen.findByText('Trop de demandes en peu de temps. Nouvel essai dans 1 seconde.')).toBeVisible();
  expect(onRetry).not.toHaveBeenCalled();
  await waitFor(() => expect(onRetry).toHaveBeenCalledOnce(), { timeout: 10_000 });
});
