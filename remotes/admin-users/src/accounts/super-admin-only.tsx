import { useCurrentUser } from '@tdt/admin/api';
import { ScreenLanguage } from '@tdt/admin/kit';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Outlet, useToasts } from '@tdt/platform';
import { Navigate } from '@tdt/platform/admin';
import { useEffect, useEffectEvent } from 'react';

/**
 * Shows the account screens to super admins only, also if the role changes while one is open. The server enforces the
 * same rule.
 */
export function SuperAdminOnly() {
  const { is_super_admin } = useCurrentUser();
  if (!is_super_admin) return <Denied />;
  return (
    <ScreenLanguage lang="en">
      <Outlet />
    </ScreenLanguage>
  );
}

function Denied() {
  const { show } = useToasts();
  const report = useEffectEvent(() => {
    const description = "You don't have permission to access user management";
    show({ kind: 'error', title: 'Access Denied', description });
  });
  useEffect(() => report(), []);
  return <Navigate to={ADMIN_PAGES.root} replace />;
}
