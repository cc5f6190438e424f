import type { AuditEvent, AuditLog } from '@tdt/accounts';
import { AppError } from '@tdt/contracts/plain';
import { databaseFailure } from '@tdt/database/failures';

interface Recorder {
  audit: Pick<AuditLog, 'record'>;
  /** The operating system user who runs the command. */
  operator: string;
}

/** Runs the work; if it is refused, records the code in the audit log. `target` is an e-mail address. */
export async function auditRefusals<T>(
  { audit, operator }: Recorder,
  action: string,
  target: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = databaseFailure(error);
    if (refusal instanceof AppError) await audit.record(eventOf(operator, action, target, refusal.code));
    throw error;
  }
}

/** Runs the work and records its success, with what changed, or its refusal in the audit log. */
export async function auditOutcome<T>(
  recorder: Recorder,
  action: string,
  target: string,
  work: () => Promise<T>,
  changes: readonly string[] = [],
): Promise<T> {
  const result = await auditRefusals(recorder, action, target, work);
  const event = eventOf(recorder.operator, action, target, 'done');
  await recorder.audit.record(changes.length > 0 ? { ...event, changes } : event);
  return result;
}

const eventOf = (name: string, action: string, target: string, outcome: AuditEvent['outcome']): AuditEvent => ({
  actor: { kind: 'operator', name },
  action,
  target,
  outcome,
  from: null,
  request_id: null,
});
