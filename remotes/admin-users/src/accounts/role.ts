/** How a role is called. */
export const roleName = ({ is_super_admin }: { is_super_admin: boolean }) => (is_super_admin ? 'Super Admin' : 'Admin');
