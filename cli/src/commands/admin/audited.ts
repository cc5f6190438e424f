import { AppError } from '@tdt/contracts/errors';
import type { AuditEvent, AuditService } from '@tdt/core';

interface Recorder {
  audit: Pick<AuditService, 'record'>;
  /** Who runs the command. */
  operator: string;
}

/** Does the work and records in the audit log that an operator did, or why it was refused. `target`: an e-mail address. */
export async function audited<T>(
  { audit, operator }: Recorder,
  action: string,
  target: string,
  work: () => Promise<T>,
): Promise<T> {
  const actor = { kind: 'operator', name: operator } as const;
  const record = (outcome: AuditEvent['outcome']) =>
    audit.record({ actor, action, target, outcome, from: null, request_id: null });
  try {
    const result = await work();
    await record('done');
    return result;
  } catch (error) {
    if (error instanceof AppError) await record(error.code);
    throw error;
  }
}
