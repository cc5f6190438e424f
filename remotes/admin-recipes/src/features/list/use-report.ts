import { isSessionFailure } from '@tdt/admin/api';
import { useReference } from '@tdt/admin/kit';
import { type Toast, useToasts } from '@tdt/platform';

/** Shows a toast for what an action did. The guard reports failures of the session. */
export function useReport() {
  const { show } = useToasts();
  const reference = useReference();
  return (error: unknown, success: string, failure: string, more: Pick<Toast, 'note' | 'action'> = {}) => {
    if (!error) show({ kind: 'success', title: 'Success', description: success, ...more });
    else if (!isSessionFailure(error))
      show({ kind: 'error', title: 'Error', description: failure, ...reference(error) });
  };
}
