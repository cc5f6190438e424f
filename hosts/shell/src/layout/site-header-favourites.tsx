import { PAGES } from '@tdt/contracts/plain';
import { NavLink, useFavourites } from '@tdt/platform';
import { classNames, Icon, icons } from '@tdt/ui';
import styles from './site-header-favourites.module.css';

/** Link to the visitor's favourites, with their number outside the flow. */
export function SiteHeaderFavourites() {
  const { length } = useFavourites();
  return (
    <NavLink
      to={PAGES.favourites}
      className={classNames(styles.favourites)}
      aria-label={`Mes favoris${length > 0 ? `, ${length} ${length > 1 ? 'recettes' : 'recette'}` : ''}`}
      viewTransition
    >
      <Icon path={icons.heart} />
      {length > 0 && (
        <span key={length} className={styles.count}>
          {length}
        </span>
      )}
    </NavLink>
  );
}
