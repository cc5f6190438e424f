import { render, renderRemote, screen, waitFor } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { ErrorScreen, useFailureToast } from './failure.tsx';

test('tries again when the network is back, as long as it is shown', () => {
  const onRetry = vi.fn();
  const { unmount } = render(<ErrorScreen title="Failed" onRetry={onRetry} />);
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test.each([
  [500, 'Référence : req-7'],
  [404, null],
])('shows the reference of a failure of the server: %i', (status, note) => {
  render(<ErrorScreen title="Failed" error={{ problem: { status, request_id: 'req-7' } }} onRetry={vi.fn()} />);
  expect(screen.queryByText(/req-7/)?.textContent ?? null).toBe(note);
});

const failure = (code: string) => ({ status: 400, problem: { status: 400, code, detail: '' }, retryAfter: null });

function FailedTwice() {
  useFailureToast(failure('UNAUTHENTICATED'), { title: 'Signed out' });
  useFailureToast(failure('VALIDATION_FAILED'), { title: 'Refused' });
  return null;
}

test('says nothing about failures of the session, which the guard reports', async () => {
  const { toasts } = renderRemote([{ path: '/', Component: FailedTwice }], { path: '/' });
  await waitFor(() => expect(toasts).toEqual([{ kind: 'error', title: 'Refused' }]));
});
