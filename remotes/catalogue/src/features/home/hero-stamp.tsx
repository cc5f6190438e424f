import type { RecipeCard } from '@tdt/contracts';
import { totalTime } from '@tdt/cuisine';
import { classNames, Picture } from '@tdt/ui';
import { Stamp } from '@tdt/ui/recipes';
import styles from './hero-stamp.module.css';

/** A recipe as a postage stamp: the value is its duration, the postmark the country's greeting. */
export function HeroStamp({ recipe, className }: { recipe: RecipeCard; className?: string | undefined }) {
  const time = totalTime(recipe);
  return (
    <div className={classNames(styles.place, className)}>
      <div className={styles.paper}>
        <Picture
          image={recipe.cover}
          sizes="(width >= 1400px) 38rem, (width >= 900px) 48vw, 88vw"
          cover
          priority
          className={styles.picture}
        />
        <p className={styles.legend}>
          {recipe.country && <span>{recipe.country.name}</span>}
          {time && <span>{time.total}</span>}
          {time?.rest && <small className={styles.rest}>{[time.rest, time.eve].filter(Boolean).join(', ')}</small>}
        </p>
      </div>
      {recipe.country && <Stamp country={recipe.country} ink="light" className={styles.postmark} />}
      <Cancel />
    </div>
  );
}

/** The wavy lines that cancel a stamp. */
function Cancel() {
  return (
    <svg className={styles.cancel} viewBox="0 0 240 90" aria-hidden="true" focusable="false">
      {[12, 28, 44, 60, 76].map((y) => (
        <path key={y} d={`M0 ${y}q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0`} />
      ))}
    </svg>
  );
}
