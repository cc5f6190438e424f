/** The role of an account, as the back office and the command line show it. */
export const roleName = ({ is_super_admin }: { is_super_admin: boolean }): string =>
  is_super_admin ? 'Super Admin' : 'Admin';
