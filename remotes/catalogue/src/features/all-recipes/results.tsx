import { Button, EmptyState, Icon, icons } from '@tdt/ui';
import { RecipeResults } from './recipe-results.tsx';
import { ResetButton } from './reset-button.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import type { RecipeList } from './use-recipe-list.ts';

interface ResultsProps {
  list: RecipeList;
  /** There is an answer, and no recipe in it. */
  isEmpty: boolean;
}

/** What the search found, or why there is nothing to see; the search itself stays above, whatever happens. */
export function Results({ list, isEmpty }: ResultsProps) {
  const go = useListNavigation();
  if (isEmpty) {
    return (
      <EmptyState text="Aucune recette ne correspond à vos critères de recherche.">
        <ResetButton />
      </EmptyState>
    );
  }
  // A further page that did not come takes nothing from those that are here: 'Charger plus' then asks again.
  if (!list.hasFailed || list.first < list.page) return <RecipeResults list={list} />;
  return (
    <EmptyState text="Vérifiez votre connexion, puis réessayez.">
      <Button onClick={() => go(list.query, { replace: true })}>
        <Icon path={icons.retry} />
        Réessayer
      </Button>
    </EmptyState>
  );
}
