import type { RecipeDetail } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { servingsLabel } from '@tdt/cuisine';
import { dropRecipe, LIST_MAX, listRecipe, putRecipe, SHOPPING_LIST } from '@tdt/domain/shopping';
import { Link, useToasts } from '@tdt/platform';
import { useKept } from '@tdt/platform/kept';
import { Button, Icon, icons } from '@tdt/ui';
import styles from './list-button.module.css';

/** Puts the ingredients on the shopping list, at these servings, and takes them off again. */
export function ListButton({ recipe, servings }: { recipe: RecipeDetail; servings: number }) {
  const [list, change] = useKept(SHOPPING_LIST);
  const { show } = useToasts();
  if (!list) return null;
  const listed = list.recipes.find(({ id }) => id === recipe.id);
  const isSame = listed?.servings === servings;
  const add = () => {
    if (!listed && list.recipes.length >= LIST_MAX) return show(FULL);
    change((now) => putRecipe(now, listRecipe(recipe, servings)));
    show({ kind: 'success', title: listed ? 'Liste de courses mise à jour' : 'Ajouté à la liste de courses' });
  };
  const drop = () => {
    change((now) => dropRecipe(now, recipe.id));
    show({ kind: 'info', title: 'Retiré de la liste de courses' });
  };
  return (
    <>
      <Button variant="outline" onClick={isSame ? drop : add}>
        <Icon path={isSame ? icons.minus : icons.plus} />
        <span>
          {isSame
            ? 'Retirer de la liste de courses'
            : listed
              ? `Mettre la liste à ${servings} ${servingsLabel(servings)}`
              : 'Ajouter à la liste de courses'}
        </span>
      </Button>
      {listed && (
        <Link to={PAGES.shoppingList} className={styles.link} data-hide="print" viewTransition>
          Voir la liste
        </Link>
      )}
    </>
  );
}

const FULL = {
  kind: 'info',
  title: `Votre liste a déjà ${LIST_MAX} recettes`,
  description: 'Retirez-en une pour ajouter celle-ci.',
} as const;
