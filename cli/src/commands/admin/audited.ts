import { AppError } from '@tdt/contracts/plain';
import type { AuditEvent, AuditService } from '@tdt/core';

interface Recorder {
  audit: Pick<AuditService, 'record'>;
  /** Who runs the command. */
  operator: string;
}

/** Does the work, and records in the audit log why it was refused, if it was. `target`: an e-mail address. */
export async function refusalsAudited<T>(
  { audit, operator }: Recorder,
  action: string,
  target: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) await audit.record(eventOf(operator, action, target, error.code));
    throw error;
  }
}

/** The same, and records that an operator did it when it is done. */
export async function audited<T>(
  recorder: Recorder,
  action: string,
  target: string,
  work: () => Promise<T>,
): Promise<T> {
  const result = await refusalsAudited(recorder, action, target, work);
  await recorder.audit.record(eventOf(recorder.operator, action, target, 'done'));
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
