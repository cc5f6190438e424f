import { notFoundHead } from '@tdt/domain';
import { useSite } from '@tdt/platform';
import { Head } from '@tdt/ui';
import { Message } from './message.tsx';
import { useErrorToast } from './use-error-toast.ts';

const TITLE = 'Recette non trouvée';
const TEXT = 'Impossible de trouver la recette demandée.';

/** No recipe answers to the address. */
export function RecipeNotFound() {
  useErrorToast(TITLE, TEXT);
  return (
    <>
      <Head head={notFoundHead(useSite(), TITLE)} />
      <Message kicker="Page arrachée du carnet" title={TITLE} text={TEXT} />
    </>
  );
}
