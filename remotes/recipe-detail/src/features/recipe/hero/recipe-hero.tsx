import type { RecipeDetail } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { FavouriteButton, Picture } from '@tdt/ui';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './recipe-hero.module.css';

/** The picture of the dish across the page, with its title. */
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

/**
 * Lets an element lag behind the scroll. Browsers with scroll-driven animations do it in the style sheet, off the main
 * thread; the others load a script. Nothing moves for visitors who asked for less motion.
 */
function useParallax(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const controller = new AbortController();
    const { signal } = controller;
    import(/* webpackChunkName: "drift" */ './drift.ts').then(
      (module) => ref.current && !signal.aborted && module.drift(ref.current, signal),
      () => {},
    );
    return () => controller.abort();
  }, []);
  return ref;
}
