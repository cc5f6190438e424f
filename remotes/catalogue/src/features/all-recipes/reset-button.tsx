import { PAGES } from '@tdt/contracts/plain';
import { NO_QUERY } from '@tdt/domain/lists';
import { Button } from '@tdt/ui';
import { focusCount } from './result-count.tsx';
import { useListNavigation } from './use-list-navigation.ts';

/** Clears search and filters; a form of its own, but no landmark, so that it works without JavaScript. */
export function ResetButton({ variant = 'fill' }: { variant?: 'fill' | 'outline' }) {
  const go = useListNavigation();
  return (
    <form
      role="none"
      action={PAGES.recipes}
      onSubmit={(event) => {
        event.preventDefault();
        go(NO_QUERY);
        focusCount();
      }}
    >
      <Button type="submit" variant={variant}>
        Réinitialiser les filtres
      </Button>
    </form>
  );
}
