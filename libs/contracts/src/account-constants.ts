/** Rules and messages of accounts that forms and server share. No zod here: forms import this module at run time. */

/** Characters of an admin's password; there is no other rule. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const ACCOUNT_MESSAGES = {
  credentialsMissing: 'Please enter both email and password',
  credentialsWrong: 'Invalid credentials',
  emailInvalid: 'Invalid email address',
  /** In the form of an account; that of one's own password ends its sentences. */
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  passwordLong: `Password must be at most ${PASSWORD_MAX} characters`,
  newPasswordShort: `Password must be at least ${PASSWORD_MIN} characters.`,
  newPasswordLong: `Password must be at most ${PASSWORD_MAX} characters.`,
  passwordRequired: 'Password is required for new users',
  passwordsDiffer: 'Passwords do not match',
  passwordWrong: 'The current password is not correct.',
  ownAccount: 'You cannot delete your own account',
  ownPassword: 'Change your own password in the settings',
  lastSuperAdmin: 'Cannot delete the last super admin account',
  lastSuperAdminDemoted: 'Cannot demote the last super admin account',
  notAdmin: 'Access denied: Admin privileges required',
} as const;

/** Orders of the list of accounts. */
export const USER_SORTS = ['-created_at', 'created_at', 'email', '-email'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Seconds that the check of a session may take, and that the guard waits in all. */
export const AUTH_CHECK_SECONDS = 10;
export const GUARD_SECONDS = 20;
/** Seconds until one is signed out after a change of the password, and that the welcome stays. */
export const SIGN_OUT_SECONDS = 2;
export const WELCOME_SECONDS = 3;

/** Header that writes with a session carry, which no foreign form can send. */
export const REQUESTED_WITH = { name: 'x-requested-with', value: 'app' } as const;
