import type { SessionUser } from '@tdt/contracts';

export const roleName = ({ is_super_admin }: Pick<SessionUser, 'is_super_admin'>): string =>
  is_super_admin ? 'Super Admin' : 'Admin';
