import { randomUUID } from 'node:crypto';
import type { Logger } from '@tdt/config';
import { DAY_MS, daily } from '@tdt/database';
import type { AuditDocument } from './audit.model.ts';
import type { AuditRepository } from './audit.repository.ts';
import type { AuditEntry, AuditEvent, AuditFilter } from './audit-entry.ts';

/** Long enough to investigate what is noticed late; addresses of clients are not stored for longer. */
const STORED_DAYS = 365;

interface Dependencies {
  repository: AuditRepository;
  log: Logger;
  now?: () => Date;
}

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Who did what, when and from where; stored for a year. */
export function createAuditLog({ repository, log, now = () => new Date() }: Dependencies) {
  async function erase(): Promise<void> {
    try {
      const erased = await repository.removeBefore(new Date(now().getTime() - STORED_DAYS * DAY_MS));
      if (erased > 0) log.info({ erased }, 'Erased entries of the audit log that are older than a year');
    } catch (error) {
      log.warn({ err: error }, 'Old entries of the audit log could not be erased; retrying tomorrow');
    }
  }

  return {
    /** Stores an event and logs it. Never fails: if it cannot be stored, the log says so, with the reason. */
    async record(event: AuditEvent): Promise<void> {
      const at = now();
      log.info({ audit: event }, `Audit: ${event.action}, ${event.outcome}`);
      try {
        await repository.insert({ _id: randomUUID(), at, ...event });
      } catch (error) {
        log.warn({ err: error, audit: event }, 'An entry of the audit log could not be stored');
      }
    },

    /** The latest entries that match, newest first. */
    latest: async (limit: number, filter: AuditFilter = {}): Promise<AuditEntry[]> =>
      (await repository.latest(limit, filter)).map(present),

    /**
     * Erases entries older than a year, now and once a day. Returns a function that stops this and waits for a run in
     * progress.
     */
    startErasing: (): (() => Promise<void>) => daily(erase),
  };
}

const present = ({ _id, at, ...event }: AuditDocument): AuditEntry => ({ ...event, at: at.toISOString() });
