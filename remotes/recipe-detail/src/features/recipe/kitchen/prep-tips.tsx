import type { RecipeDetail } from '@tdt/contracts';
import { DEFAULT_BON_APPETIT } from '@tdt/contracts/plain';
import { Kicker, Reveal, stack } from '@tdt/ui';
import { RotatingImages } from '../gallery/rotating-images.tsx';
import styles from './prep-tips.module.css';

/** Pictures of the dish and the tips of the recipe; the country's greeting if it has none. */
export function PrepTips({ recipe }: { recipe: RecipeDetail }) {
  const { prep_tips, dish_images, title } = recipe;
  return (
    <section className={styles.tips} aria-labelledby="astuces">
      <Reveal className={styles.layout}>
        <RotatingImages
          images={dish_images}
          label={`${title} en images`}
          sizes="(width >= 1024px) 34rem, 88vw"
          tilt={-2}
        />
        <div className={stack(4, styles.words)}>
          <Kicker>Le mot de la cuisine</Kicker>
          <h2 id="astuces" className={styles.title}>
            {prep_tips.length > 0 ? 'Nos astuces' : 'À vous de jouer'}
          </h2>
          {prep_tips.length > 0 ? (
            <ul className={stack(5, styles.list)}>
              {prep_tips.map((tip, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tips may repeat, and their order never changes
                <li key={`${index} ${tip}`}>{tip}</li>
              ))}
            </ul>
          ) : (
            <p>{`${recipe.country?.country_bon_appetit ?? DEFAULT_BON_APPETIT} !`}</p>
          )}
        </div>
      </Reveal>
    </section>
  );
}
