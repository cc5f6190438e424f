import type { AuditEvent } from '@tdt/accounts';
import type { BulkRunDocument } from '@tdt/cookbook';

/** What the audit log says when a change of many recipes, or its undoing, has ended: no request ends it. */
export function endOfRun({ _id: target, action, started, undone, result, undo }: BulkRunDocument): AuditEvent {
  const editor = undone ?? started;
  const tally = undo ?? result;
  const skipped = tally?.skipped.map(({ reason, count }) => `skipped as ${reason}: ${count}`) ?? [];
  return {
    actor: editor ? { kind: 'user', id: editor.id, email: editor.email } : { kind: 'anonymous' },
    action: undo ? 'bulk undo' : 'bulk run',
    target,
    outcome: 'done',
    changes: [action.kind, `changed: ${tally?.changed}`, `unchanged: ${tally?.same}`, ...skipped],
    from: null,
    request_id: null,
  };
}
