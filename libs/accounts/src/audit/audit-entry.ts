import type { ErrorCode } from '@tdt/contracts';

/** Who did something: an account, an operator at the command line, the site by itself, or an unknown visitor. */
export type Actor =
  | { kind: 'user'; id: string; email: string }
  | { kind: 'operator'; name: string }
  | { kind: 'site' | 'anonymous' };

/** What happened, without any secret: no password, no token, no text that was sent. */
export interface AuditEvent {
  actor: Actor;
  /** `sign-in`, `sign-out`, or a method and route or a command: `PUT /api/admin/users/:id`, `tdt admin delete`. */
  action: string;
  /** Id or e-mail, or both, of what the action changed; `null`: nothing in particular. */
  target: string | null;
  /** `done`, or why not. */
  outcome: 'done' | ErrorCode;
  /** What changed, in words without the value of a secret: see `accountChanges`. Missing: nothing that is named. */
  changes?: readonly string[];
  /** Path of the back office that compares the states before and after a save; it ends with the revision. */
  comparison?: string;
  /** Address of the client; `null`: this machine. */
  from: string | null;
  /** Id of the request, as in the log. */
  request_id: string | null;
}

export interface AuditEntry extends AuditEvent {
  /** ISO 8601. */
  at: string;
}

/** Entries that meet all conditions. A text matches any part of the stored one, whatever its case. */
export interface AuditFilter {
  /** In the e-mail of an account or the name of an operator. */
  by?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
  /** `failed`: everything but `done`. */
  outcome?: AuditEvent['outcome'] | 'failed' | undefined;
  /** From this moment on. */
  since?: Date | undefined;
  /** Before this moment. */
  until?: Date | undefined;
}
