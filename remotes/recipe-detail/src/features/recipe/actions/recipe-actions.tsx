import { PAGES } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import { Button, Icon, icons, LinkButton } from '@tdt/ui';
import type { MouseEvent } from 'react';
import styles from './recipe-actions.module.css';

/** Id of the ingredients, where the recipe begins. */
export const INGREDIENTS_ID = 'ingredients';

interface RecipeActionsProps {
  recipe: { title: string; slug: string };
}

/** A link down to the recipe, and the buttons that share and print it. */
export function RecipeActions({ recipe }: RecipeActionsProps) {
  const { show } = useToasts();
  const share = () => {
    // Not `location.href`: it holds the query that the visitor arrived with.
    const link = { title: recipe.title, url: location.origin + PAGES.recipe(recipe.slug) };
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
    <p className={styles.actions}>
      <LinkButton to={`#${INGREDIENTS_ID}`} onClick={jump} className={styles.jump}>
        Voir la recette
        <Icon path={icons.arrowDown} />
      </LinkButton>
      <Button variant="outline" onClick={share} className={styles.button}>
        <Icon path={icons.share} />
        <span className={styles.label}>Partager</span>
      </Button>
      <Button variant="outline" onClick={() => print()} className={styles.button}>
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
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const ingredients = document.getElementById(INGREDIENTS_ID);
  ingredients?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  ingredients?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
