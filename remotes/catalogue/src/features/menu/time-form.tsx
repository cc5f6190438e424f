import { readTime } from '@tdt/cuisine/meals';
import { menuSearch } from '@tdt/domain/lists';
import { useNavigate } from '@tdt/platform';
import { Button, cluster } from '@tdt/ui';
import styles from './time-form.module.css';

/** Asks when the meal begins, and puts the time into the address. Without JavaScript, its button does. */
export function TimeForm({ menu, heure }: { menu: number; heure: string }) {
  const navigate = useNavigate();
  const change = (value: string): void => {
    if (readTime(value) === null) return;
    navigate({ search: menuSearch({ menu, heure: value }) }, { replace: true, preventScrollReset: true });
  };
  return (
    <form method="get" className={cluster(3)}>
      {menu > 1 && <input type="hidden" name="menu" value={menu} />}
      <label className={styles.label}>
        <span>À table à</span>
        <input
          type="time"
          name="heure"
          required
          defaultValue={heure}
          className={styles.time}
          onChange={({ currentTarget: { value } }) => change(value)}
        />
      </label>
      <Button type="submit" variant="light" className={styles.submit}>
        Calculer
      </Button>
    </form>
  );
}
