import { render, renderRemote, screen, waitFor } from '@tdt/testing/components';
import { expect, test, vi } from 'vitest';
import { ErrorScreen, useFailureToast, useReport } from './failure.tsx';

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

function Action() {
  const report = useReport();
  const press = () => {
    for (const error of [undefined, failure('UNAUTHENTICATED'), { problem: { status: 500, request_id: 'req-7' } }])
      report(error, { title: 'Supprimé' }, { description: 'Réessayez.' });
    report(undefined, null, { description: 'Réessayez.' });
  };
  return (
    <button type="button" onClick={press}>
      Supprimer
    </button>
  );
}

test('reports what an action did, a failure of the server with its reference, and none of the session', async () => {
  const { user, toasts } = renderRemote([{ path: '/', Component: Action }], { path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  expect(toasts).toEqual([
    { kind: 'success', title: 'Supprimé' },
    { kind: 'error', title: 'Erreur', description: 'Réessayez.', note: 'Référence : req-7' },
  ]);
});

test('says that the browser is offline, where that may be the cause', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, toasts } = renderRemote([{ path: '/', Component: OfflineAction }], { path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const note = 'Vous êtes hors ligne : réessayez quand le réseau sera revenu.';
  expect(toasts).toEqual([{ kind: 'error', title: 'Erreur', note }]);
  vi.restoreAllMocks();
});

function OfflineAction() {
  const report = useReport();
  const failed = { status: 'offline', problem: null, retryAfter: null };
  return (
    <button type="button" onClick={() => report(failed, null, {})}>
      Supprimer
    </button>
  );
}
