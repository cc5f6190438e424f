import { requestIdOf, useRetryAfter, useWhenOnline } from '@tdt/platform';
import { Button, EmptyState, Icon, icons, Reference } from '@tdt/ui';
import { NextStops } from '@tdt/ui/recipes';
import { RecipeResults } from './recipe-results.tsx';
import { ResetButton } from './reset-button.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import type { RecipeList } from './use-recipe-list.ts';

const CHECK_NETWORK = 'Vérifiez votre connexion, puis réessayez.';
const SERVER_FAILED = 'Le site a un problème de son côté : réessayez dans un instant.';

interface ResultsProps {
  list: RecipeList;
  /** The response has no recipes. */
  isEmpty: boolean;
}

/** The recipes found, or an empty state that says why there are none. */
export function Results({ list, isEmpty }: ResultsProps) {
  const go = useListNavigation();
  const isReplaced = list.hasFailed && list.first === list.page;
  const retry = () => go(list.query, { replace: true });
  useWhenOnline(isReplaced ? retry : null);
  useRetryAfter(isReplaced ? list.failure : null, retry);
  if (isEmpty) {
    return (
      <EmptyState text="Aucune recette ne correspond à vos critères de recherche.">
        {list.notice && <p>{list.notice}</p>}
        <ResetButton />
        <NextStops suggestions={list.suggestions} asked={list.query.q} />
      </EmptyState>
    );
  }
  // If a further page fails, the earlier ones stay, and 'Charger plus' retries. They also stay during a wait.
  if (!isReplaced || list.retryAfter !== null) return <RecipeResults list={list} />;
  return (
    <EmptyState text={requestIdOf(list.failure) === null ? CHECK_NETWORK : SERVER_FAILED}>
      <Reference failure={list.failure} />
      <Button onClick={retry}>
        <Icon path={icons.retry} />
        Réessayer
      </Button>
    </EmptyState>
  );
}
