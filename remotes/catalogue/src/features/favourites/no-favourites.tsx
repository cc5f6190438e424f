import { PAGES } from '@tdt/contracts/plain';
import { Icon, icons, LinkButton, stack } from '@tdt/ui';
import { Stamp } from '@tdt/ui/recipes';
import styles from './no-favourites.module.css';

/** A blank postcard that explains favourites and links to the recipes. */
export function NoFavourites() {
  return (
    <section className={stack(6, styles.postcard)} aria-labelledby="vierge">
      <Stamp
        country={{ name: 'Mes favoris', country_bon_appetit: 'À savourer' }}
        ink="paprika"
        className={styles.stamp}
      />
      <div className={stack(4, styles.words)}>
        <h2 id="vierge" className={styles.title}>
          Votre carnet est encore vierge
        </h2>
        <p>
          Touchez le cœur d'une recette pour la garder ici. Elle vous attendra sur cet appareil, sans compte ni
          inscription.
        </p>
        <LinkButton to={PAGES.recipes}>
          Parcourir les recettes
          <Icon path={icons.arrowRight} />
        </LinkButton>
      </div>
    </section>
  );
}
