import type { RecipeDetail } from '@tdt/contracts';
import { cookedText, DIARY, type DiaryEntry, entryOf, NOTE_MAX, putEntry } from '@tdt/domain/kept';
import { formatDateLong, isDay, localDay } from '@tdt/domain/text';
import { useKept } from '@tdt/platform/kept';
import { Button, cluster, Icon, IconButton, icons, stack } from '@tdt/ui';
import type { FormEvent } from 'react';
import styles from './diary-page.module.css';

/** A visitor's own page on a recipe: when they cooked it, and their note. */
export function DiaryPage({ recipe }: { recipe: RecipeDetail }) {
  const [diary, change] = useKept(DIARY);
  if (!diary) return null;
  const { note, cooked } = entryOf(diary, recipe);
  const put = (changed: (entry: DiaryEntry) => Partial<DiaryEntry>) =>
    change((now) => {
      const entry = entryOf(now, recipe);
      return putEntry(now, { ...entry, slug: recipe.slug, title: recipe.title, ...changed(entry) });
    });
  const add = (day: string) => put((entry) => ({ cooked: [...entry.cooked, day] }));
  const remove = (day: string) => put((entry) => ({ cooked: entry.cooked.filter((other) => other !== day) }));
  return (
    <section className={stack(3, styles.page)} aria-labelledby="carnet">
      <h2 id="carnet" className={styles.title}>
        Votre carnet
      </h2>
      <CookedForm onAdd={add} />
      <p role="status" className={styles.cooked}>
        {cookedText(cooked)}
      </p>
      {cooked.length > 0 && <CookedDays days={cooked} onRemove={remove} />}
      <label htmlFor="note" className={styles.label}>
        Ma note, gardée sur cet appareil
      </label>
      <textarea
        id="note"
        className={styles.note}
        rows={4}
        maxLength={NOTE_MAX}
        placeholder="Moins de sucre, 5 minutes de plus au four…"
        value={note}
        onChange={(event) => put(() => ({ note: event.target.value }))}
      />
    </section>
  );
}

function CookedForm({ onAdd }: { onAdd: (day: string) => void }) {
  const today = localDay(new Date());
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('jour');
    if (isDay(day)) onAdd(day);
  };
  return (
    <form className={cluster(2, styles.form)} onSubmit={add}>
      <Button type="submit" variant="outline">
        <Icon path={icons.check} />
        Je l'ai fait
      </Button>
      <span className={styles.when}>
        <label htmlFor="jour" className={styles.label}>
          le
        </label>
        <input id="jour" name="jour" type="date" required defaultValue={today} max={today} className={styles.day} />
      </span>
    </form>
  );
}

const CookedDays = ({ days, onRemove }: { days: readonly string[]; onRemove: (day: string) => void }) => (
  <details className={styles.days}>
    <summary>{days.length > 1 ? 'Toutes les dates' : 'La date'}</summary>
    <ul className={styles.list}>
      {days.map((day) => (
        <li key={day} className={styles.item}>
          <span>{formatDateLong(day)}</span>
          <IconButton label={`Retirer le ${formatDateLong(day)}`} path={icons.close} onClick={() => onRemove(day)} />
        </li>
      ))}
    </ul>
  </details>
);
