import type { RecipeDetail } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { FavouriteButton, Picture } from '@tdt/ui';
import styles from './recipe-hero.module.css';
import { useParallax } from './use-parallax.ts';

/** The dish across the whole page, with its name. */
export function RecipeHero({ recipe }: { recipe: RecipeDetail }) {
  const picture = useParallax();
  return (
    <header className={styles.hero}>
      <div ref={picture} className={styles.drift}>
        <Picture image={recipe.cover} sizes="max(100vw, 90vh)" cover priority className={styles.picture} />
      </div>
      <div className={styles.words}>
        <div className={styles.origin}>
          <Link to={PAGES.country(recipe.country.slug)} viewTransition>
            {recipe.country_title}
          </Link>
          <FavouriteButton recipe={recipe} />
        </div>
        <h1 className={styles.title}>{recipe.title}</h1>
        <p className={styles.description}>{recipe.description}</p>
      </div>
    </header>
  );
}
