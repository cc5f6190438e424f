import { COOK_PARAMETER, PAGES, PREVIEW_PAGE } from '@tdt/contracts/plain';
import { servingsIn, withServings } from '@tdt/domain/recipes';
import { useLocation, useNavigate, useToasts } from '@tdt/platform';
import { Button, cluster, Icon, icons, LinkButton } from '@tdt/ui';
import type { MouseEvent } from 'react';
import { COOK_LINK_ID } from './cook-link-id.ts';
import { loadCookMode } from './load-cook-mode.ts';
import styles from './recipe-actions.module.css';

/** Id of the ingredients, where the recipe begins. */
export const INGREDIENTS_ID = 'ingredients';

/** Cook mode, for the servings that a query names. */
const cookQuery = (search: string): string => withServings(`?${COOK_PARAMETER}=1`, servingsIn(search));

interface RecipeActionsProps {
  recipe: { title: string; slug: string };
}

/** Links down to the recipe and to cook mode, and the buttons that share and print it. */
export function RecipeActions({ recipe }: RecipeActionsProps) {
  const { show } = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const cook = (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    loadCookMode().then(
      // Not the router's: it does not know the servings that were chosen on the page.
      () => navigate(cookQuery(location.search), { state: { isFromRecipe: true } }),
      () => show({ kind: 'error', title: "Le mode cuisine n'a pas pu être chargé. Réessayez dans un instant." }),
    );
  };
  const share = () => {
    // Not `location.href`: it holds the query that the visitor arrived with. Only the servings are part of the link.
    const query = withServings('', servingsIn(location.search));
    const link = { title: recipe.title, url: location.origin + PAGES.recipe(recipe.slug) + query };
    const copy = async () => {
      const { copyText } = await import(/* webpackChunkName: "copy-link" */ './copy-link.ts').catch(() => ({
        copyText: () => false,
      }));
      if (await copyText(link.url)) return show({ kind: 'success', title: 'Lien copié' });
      // Long enough to select and copy the address by hand.
      show({ kind: 'info', title: 'Copiez ce lien pour le partager', description: link.url, seconds: 30 });
    };
    if (!navigator.share) return copy();
    return navigator.share(link).catch((error: Error) => (error.name === 'AbortError' ? undefined : copy()));
  };
  return (
    <p className={cluster(3, styles.actions)} data-hide="print">
      <LinkButton to={`#${INGREDIENTS_ID}`} onClick={jump} className={styles.jump}>
        Voir la recette
        <Icon path={icons.arrowDown} />
      </LinkButton>
      {/* Only its author has the address of a preview. */}
      {pathname !== PREVIEW_PAGE && (
        <LinkButton id={COOK_LINK_ID} to={cookQuery(search)} onClick={cook} variant="outline" className={styles.cook}>
          <Icon path={icons.hat} />
          Cuisiner
        </LinkButton>
      )}
      <Button variant="outline" onClick={share} className={styles.button} data-hide="no-script">
        <Icon path={icons.share} />
        <span className={styles.label}>Partager</span>
      </Button>
      <Button variant="outline" onClick={() => print()} className={styles.button} data-hide="no-script">
        <Icon path={icons.print} />
        <span className={styles.label}>Imprimer</span>
      </Button>
    </p>
  );
}

/**
 * Goes to the ingredients as the browser would, but without an entry in the history: Back leaves the page. The focus
 * follows, so that the next Tab continues there.
 */
function jump(event: MouseEvent): void {
  if (isForNewTab(event)) return;
  event.preventDefault();
  const ingredients = document.getElementById(INGREDIENTS_ID);
  ingredients?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  ingredients?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

const isForNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => ctrlKey || metaKey || shiftKey;
