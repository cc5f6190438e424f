import { render, screen } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from './failure.tsx';

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
