import { PAGES } from '@tdt/contracts/plain';
import { servingsLabel } from '@tdt/cuisine';
import { dropRecipe, type ListedRecipe, putRecipe } from '@tdt/domain/shopping';
import { Link } from '@tdt/platform';
import { cluster, IconButton, icons } from '@tdt/ui';
import styles from './list-recipes.module.css';
import type { ChangeList, RemoveFromList } from './use-undo.ts';

interface ListRecipesProps {
  recipes: readonly ListedRecipe[];
  change: ChangeList;
  remove: RemoveFromList;
}

/** The recipes on the list, with the servings that are cooked of each. */
export function ListRecipes({ recipes, change, remove }: ListRecipesProps) {
  if (recipes.length === 0) return null;
  return (
    <section aria-labelledby="recettes">
      <h2 id="recettes" className={styles.heading}>
        Pour cuisiner
      </h2>
      <ul className={styles.list}>
        {recipes.map((recipe) => (
          <Recipe
            key={recipe.id}
            recipe={recipe}
            onServings={(servings) => change((list) => putRecipe(list, { ...recipe, servings }))}
            onRemove={() => remove(`Recette retirée : ${recipe.title}`, (list) => dropRecipe(list, recipe.id))}
          />
        ))}
      </ul>
    </section>
  );
}

interface RecipeProps {
  recipe: ListedRecipe;
  onServings: (servings: number) => void;
  onRemove: () => void;
}

function Recipe({ recipe: { slug, title, servings }, onServings, onRemove }: RecipeProps) {
  return (
    <li className={styles.recipe}>
      <Link to={PAGES.recipe(slug)} className={styles.title} viewTransition>
        {title}
      </Link>
      <IconButton
        label={`Retirer ${title} de la liste`}
        path={icons.close}
        className={styles.remove}
        onClick={onRemove}
      />
      <fieldset className={cluster(2, styles.servings)} aria-label={`Nombre de personnes : ${title}`}>
        {/* Not `disabled` at the minimum: the button would lose the focus. */}
        <IconButton
          label="Une personne de moins"
          path={icons.minus}
          aria-disabled={servings <= 1}
          onClick={() => servings > 1 && onServings(servings - 1)}
        />
        <span role="status">{`${servings} ${servingsLabel(servings)}`}</span>
        <IconButton label="Une personne de plus" path={icons.plus} onClick={() => onServings(servings + 1)} />
      </fieldset>
    </li>
  );
}
