import { PAGES } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import { Button, Icon, icons } from '@tdt/ui';
import { byHand } from './by-hand.ts';
import styles from './recipe-actions.module.css';

interface RecipeActionsProps {
  recipe: { title: string; slug: string };
}

/** Takes the recipe out of the site: to somebody else, or onto paper. */
export function RecipeActions({ recipe }: RecipeActionsProps) {
  const { show } = useToasts();
  const share = () => {
    // Without what the visitor's own way here left in the address.
    const link = { title: recipe.title, url: location.origin + PAGES.recipe(recipe.slug) };
    const copy = async () => {
      const { copyLink } = await import(/* webpackChunkName: "copy-link" */ './copy-link.ts').catch(() => ({
        copyLink: byHand,
      }));
      show(await copyLink(link.url));
    };
    if (!navigator.share) return copy();
    return navigator.share(link).catch((error: Error) => (error.name === 'AbortError' ? undefined : copy()));
  };
  return (
    <p className={styles.actions}>
      <Button variant="outline" onClick={share}>
        <Icon path={icons.share} />
        Partager
      </Button>
      <Button variant="outline" onClick={() => print()}>
        <Icon path={icons.print} />
        Imprimer
      </Button>
    </p>
  );
}
