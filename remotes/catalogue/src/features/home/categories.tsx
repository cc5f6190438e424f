import type { HomeCategory } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { Link } from '@tdt/platform';
import { Icon, icons, Kicker, Reveal, stack } from '@tdt/ui';
import { RecipeCard } from '@tdt/ui/recipes';
import styles from './categories.module.css';

/** Kicker and link text of each category. */
const WORDS: Readonly<Record<HomeCategory['type'], { kicker: string; link: string }>> = {
  entree: { kicker: 'Pour ouvrir', link: 'Toutes les entrées' },
  plat: { kicker: 'À partager', link: 'Tous les plats' },
  dessert: { kicker: 'En douceur', link: 'Tous les desserts et goûters' },
};

/** Three recipes of each category, like the courses of a menu. */
export function Categories({ categories }: { categories: readonly HomeCategory[] }) {
  return categories
    .filter((category) => category.recipes.length > 0)
    .map((category) => <Category key={category.type} category={category} />);
}

function Category({ category: { type, title, recipes } }: { category: HomeCategory }) {
  const { kicker, link } = WORDS[type];
  return (
    <section className={styles.category} aria-labelledby={type}>
      <Reveal className={styles.inner}>
        <div className={stack(3, styles.head)}>
          <Kicker>{kicker}</Kicker>
          <h2 id={type} className={styles.title}>
            {title}
          </h2>
          <Link to={`${PAGES.recipes}?type=${type}`} className={styles.link} viewTransition>
            <span>{link}</span>
            <Icon path={icons.arrowRight} />
          </Link>
        </div>
        <ul className={styles.recipes}>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} sizes="(width >= 1024px) 20rem, (width >= 640px) 30vw, 88vw" />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
