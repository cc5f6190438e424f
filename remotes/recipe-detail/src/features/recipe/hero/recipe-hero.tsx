import type { RecipeDetail } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { recipeCrumbs } from '@tdt/domain/seo';
import { Link } from '@tdt/platform';
import { Breadcrumb, Picture, stack } from '@tdt/ui';
import { FavouriteButton } from '@tdt/ui/recipes';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './recipe-hero.module.css';

/**
 * The title on the ink band, and the picture of the dish, bright and nearly whole: beside the title on wide screens,
 * above it on narrow ones.
 */
export function RecipeHero({ recipe }: { recipe: RecipeDetail }) {
  const picture = useParallax();
  return (
    <header className={styles.hero}>
      <div className={styles.scene}>
        <div ref={picture} className={styles.drift}>
          <Picture image={recipe.cover} sizes={SIZES} cover priority className={styles.picture} />
        </div>
      </div>
      <div className={stack(3, styles.words)}>
        <Breadcrumb crumbs={recipeCrumbs(recipe)} />
        <div className={styles.origin}>
          {recipe.country && (
            <Link to={PAGES.country(recipe.country.slug)} viewTransition>
              {recipe.country_title}
            </Link>
          )}
          <FavouriteButton recipe={recipe} />
        </div>
        <h1 className={styles.title}>{recipe.title}</h1>
        <p className={styles.description}>{recipe.description}</p>
      </div>
    </header>
  );
}

/**
 * The picture fills its box, which is at times higher than the picture's 3:2: one and a half times the box's height.
 */
const SIZES = '(width >= 1024px) max(54vw, clamp(45rem, 102vh, 63rem)), 107vw';

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
