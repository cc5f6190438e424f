/** Rules and messages of accounts, shared by forms and server. */

/** Length of an admin's password in characters; there is no other rule. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const ACCOUNT_MESSAGES = {
  credentialsMissing: 'Please enter both email and password',
  credentialsWrong: 'Invalid credentials',
  emailInvalid: 'Invalid email address',
  /** The account form's messages have no full stop, those of the form for one's own password have one. */
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  passwordLong: `Password must be at most ${PASSWORD_MAX} characters`,
  newPasswordShort: `Password must be at least ${PASSWORD_MIN} characters.`,
  newPasswordLong: `Password must be at most ${PASSWORD_MAX} characters.`,
  passwordRequired: 'Password is required for new users',
  passwordsDiffer: 'Passwords do not match',
  passwordWrong: 'The current password is not correct.',
  passwordSame: 'The new password must differ from the current one.',
  ownAccount: 'You cannot delete your own account',
  ownPassword: 'Change your own password in the settings',
  lastSuperAdmin: 'Cannot delete the last super admin account',
  lastSuperAdminDemoted: 'Cannot demote the last super admin account',
  notAdmin: 'Access denied: Admin privileges required',
} as const;

/** The role of an account, as the back office and the command line show it. */
export const roleName = ({ is_super_admin }: { is_super_admin: boolean }): string =>
  is_super_admin ? 'Super Admin' : 'Admin';

/** Sort orders of the account list. */
export const USER_SORTS = ['-created_at', 'created_at', 'email', '-email'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Seconds until a session check times out, and until the guard gives up after all its retries. */
export const AUTH_CHECK_SECONDS = 10;
export const GUARD_SECONDS = 20;
/** Seconds from a password change to the sign-out, and for which the welcome message shows. */
export const SIGN_OUT_SECONDS = 2;
export const WELCOME_SECONDS = 3;

/** Header of every write with a session. A form on another site cannot send it (CSRF protection). */
export const REQUESTED_WITH = { name: 'x-requested-with', value: 'app' } as const;
