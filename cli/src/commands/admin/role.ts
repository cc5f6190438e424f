import type { AdminUser } from '@tdt/contracts';

/** The role as the back office calls it. */
export const roleOf = ({ is_super_admin }: Pick<AdminUser, 'is_super_admin'>): string =>
  is_super_admin ? 'Super Admin' : 'Admin';
