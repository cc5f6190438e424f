import { Alert } from '@tdt/admin-ui';
import { ADMIN_PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';

/** Instead of the password of one's own account: its change asks for the current one. */
export function OwnPasswordHint() {
  return (
    <p>
      This is your own account: change your password in the <Link to={ADMIN_PAGES.settings}>settings</Link>.
    </p>
  );
}

/** Told as soon as the switch is off, before anything is saved. */
export function OwnRoleWarning({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <Alert
          type="warning"
          showIcon
          title="Once saved, you can no longer manage users, nor take this back yourself."
        />
      )}
    </div>
  );
}
