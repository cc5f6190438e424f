import { PAGES } from '@tdt/contracts/plain';
import { useToasts } from '@tdt/platform';
import { Button, Icon, icons } from '@tdt/ui';
import styles from './recipe-actions.module.css';

interface RecipeActionsProps {
  recipe: { title: string; slug: string };
}

/** The buttons that share and print the recipe. */
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
