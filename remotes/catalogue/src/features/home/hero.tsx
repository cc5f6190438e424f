import type { RecipeCard } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { enCountry } from '@tdt/domain';
import { useSite } from '@tdt/platform';
import { Band, Icon, icons, Kicker, LinkButton, stack } from '@tdt/ui';
import styles from './hero.module.css';
import { HeroStamp } from './hero-stamp.tsx';

function invitationTo(recipe: RecipeCard | null): string {
  if (!recipe) return 'Voir toutes les recettes';
  return recipe.country ? `Je voyage ${enCountry(recipe.country)}` : 'Voir la recette';
}

/** The cover of the magazine: the site's promise beside one recipe on a postage stamp. */
export function Hero({ recipe }: { recipe: RecipeCard | null }) {
  const { tagline } = useSite();
  return (
    <Band className={styles.hero}>
      <div className={styles.layout}>
        <div className={stack(5, styles.promise)}>
          <Kicker onBand>Carnet de voyages culinaires</Kicker>
          <h1 className={styles.title}>{tagline}</h1>
        </div>
        {recipe && <HeroStamp recipe={recipe} className={styles.stamp} />}
        <div className={stack(5, styles.call)}>
          {recipe && (
            <p className={styles.recipe}>
              <span>Au menu aujourd'hui</span>
              <span>{recipe.title}</span>
            </p>
          )}
          <LinkButton to={recipe ? PAGES.recipe(recipe.slug) : PAGES.recipes} variant="light" large>
            <span>{invitationTo(recipe)}</span>
            <Icon path={icons.arrowRight} />
          </LinkButton>
        </div>
      </div>
    </Band>
  );
}
