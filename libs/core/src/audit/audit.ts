import type { ErrorCode } from '@tdt/contracts';

/** Who did something: an account, somebody at the command line, or nobody known. */
export type Actor =
  | { kind: 'user'; id: string; email: string }
  | { kind: 'operator'; name: string }
  | { kind: 'anonymous' };

/** What happened, without any secret: no password, no token, no text that was sent. */
export interface AuditEvent {
  actor: Actor;
  /** `sign-in`, `sign-out`, or method and route: `PUT /api/admin/users/:id`, `tdt admin delete`. */
  action: string;
  /** Id, or e-mail, or both, of what it was done to; `null`: nothing in particular. */
  target: string | null;
  /** `done`, or why not. */
  outcome: 'done' | ErrorCode;
  /** Address of the client; `null`: this machine. */
  from: string | null;
  /** Of the request, as the log has it. */
  request_id: string | null;
}

export interface AuditEntry extends AuditEvent {
  /** ISO 8601. */
  at: string;
}

/** Who did what, when and from where: kept for a year. */
export interface AuditService {
  /** Stores an event and writes it to the log. Never fails: what cannot be stored is in the log, with the reason. */
  record(event: AuditEvent): Promise<void>;
  /** The latest entries, newest first. */
  latest(limit: number): Promise<AuditEntry[]>;
  /** Erases what is older than a year, now and once a day, until the returned function is called; that one waits for what is under way. */
  startErasing(): () => Promise<void>;
}
