export type { AuditLog } from './audit/audit.ts';
export type { Actor, AuditEntry, AuditEvent, AuditFilter } from './audit/audit-entry.ts';
export { normaliseEmail, readEmail } from './email-address.ts';
export { openAccounts } from './open-accounts.ts';
export type { FoundSession, OpenedSession, Sessions } from './sessions/sessions.ts';
export { accountChanges } from './users/account-changes.ts';
export type { Users } from './users/users.ts';
export type { SavedViews } from './views/views.ts';
