import { Button, EmptyState, Icon, icons } from '@tdt/ui';

/** The ids are here, the recipes do not come. */
export function FavouritesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState text="Vos favoris sont bien gardés, mais nous n'arrivons pas à les afficher pour le moment.">
        <Button onClick={onRetry}>
          <Icon path={icons.retry} />
          Réessayer
        </Button>
      </EmptyState>
    </div>
  );
}
