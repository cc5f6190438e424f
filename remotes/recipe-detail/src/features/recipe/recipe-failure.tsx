import { notFoundHead } from '@tdt/domain';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError, useSite } from '@tdt/platform';
import { Button, Head, Icon, icons } from '@tdt/ui';
import { Message } from './message.tsx';
import { useErrorToast } from './use-error-toast.ts';

const TITLE = 'Erreur';
const TEXT = 'Une erreur est survenue lors de la récupération de la recette.';

/** The recipe could not be fetched. A fault of the page itself is none of this screen's: the shell shows and reports it. */
export function RecipeFailure() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return <FetchFailure />;
}

function FetchFailure() {
  useErrorToast(TITLE, TEXT);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <Head head={notFoundHead(useSite(), TITLE)} />
      <Message kicker="Vol retardé" title={TITLE} text={TEXT}>
        <Button variant="light" onClick={() => navigate(pathname + search, { replace: true })}>
          <Icon path={icons.retry} />
          Réessayer
        </Button>
      </Message>
    </>
  );
}
