import { PAGES } from '@tdt/contracts/plain';
import { favouritesHead } from '@tdt/domain/heads';
import { Link, useSite } from '@tdt/platform';
import { Band, Button, EmptyState, Head, Icon, icons, Kicker, Reference, stack, useLoaded } from '@tdt/ui';
import styles from './favourites-page.module.css';
import { NoFavourites } from './no-favourites.tsx';
import { SavedRecipes } from './saved-recipes.tsx';
import { useFavouriteRecipes } from './use-favourite-recipes.ts';

/**
 * The recipes saved in this browser. The server renders the page without recipes, since only the browser knows them.
 */
export function FavouritesPage() {
  const { recipes, count, pending, failure, retry } = useFavouriteRecipes();
  const own = useLoaded(() => import(/* webpackChunkName: "own-data" */ './own-data.tsx'));
  const isEmpty = count === 0 && recipes.length === 0;
  return (
    <>
      <Head head={favouritesHead(useSite())} />
      <Band>
        <div className={stack(4)}>
          <Kicker onBand>Votre carnet de voyage</Kicker>
          <h1>Mes favoris</h1>
          <p className={styles.count} role="status">
            {count !== null && countText(count)}
          </p>
          <Link to={PAGES.shoppingList} className={styles.list} data-hide="no-script" viewTransition>
            Ma liste de courses
            <Icon path={icons.arrowRight} />
          </Link>
        </div>
      </Band>
      <div className={styles.content}>
        <noscript>
          <p className={styles.noscript}>
            Vos favoris sont gardés par votre navigateur : pour les afficher, activez JavaScript.
          </p>
        </noscript>
        {isEmpty ? <NoFavourites /> : <SavedRecipes recipes={recipes} pending={pending} />}
        {failure !== null && <FavouritesFailure failure={failure} onRetry={retry} />}
        {own && <own.OwnData />}
      </div>
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Aucune recette gardée';
  return count > 1 ? `${count} recettes gardées` : '1 recette gardée';
}

/** Shown when the browser has the ids of the favourites but cannot load the recipes. */
function FavouritesFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState text="Vos favoris sont bien gardés, mais nous n'arrivons pas à les afficher pour le moment.">
        <Reference failure={failure} />
        <Button onClick={onRetry}>
          <Icon path={icons.retry} />
          Réessayer
        </Button>
      </EmptyState>
    </div>
  );
}
