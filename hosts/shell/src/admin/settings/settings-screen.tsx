import { useCurrentUser } from '@tdt/admin/api';
import { roleName } from '@tdt/contracts/plain';
import { stack } from '@tdt/ui';
import { ChangePassword } from './change-password.tsx';
import styles from './settings-screen.module.css';

/** /admin/settings: the user's profile and password. */
export function SettingsScreen() {
  const user = useCurrentUser();
  return (
    <div className={stack(5, styles.settings)}>
      <section className={styles.card} aria-labelledby="profile">
        <h2 id="profile" className={styles.title}>
          Profile
        </h2>
        <dl className={stack(4, styles.facts)}>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{roleName(user)}</dd>
          </div>
        </dl>
      </section>
      <div className={styles.card}>
        <ChangePassword />
      </div>
    </div>
  );
}
