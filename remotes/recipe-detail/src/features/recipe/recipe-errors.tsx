import type { Suggestions } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { notFoundHead } from '@tdt/domain/heads';
import { retryText, TOO_MANY } from '@tdt/domain/text';
import {
  type Elements,
  isRouteErrorResponse,
  retryAfterOf,
  useLocation,
  useNavigate,
  useRetryAfter,
  useRouteError,
  useSite,
  useToasts,
  useWhenOnline,
} from '@tdt/platform';
import { Band, Button, cluster, Head, Icon, icons, Kicker, LinkButton, Reference, stack } from '@tdt/ui';
import { NextStops, SearchField } from '@tdt/ui/recipes';
import { useEffect, useRef } from 'react';
import styles from './recipe-errors.module.css';

/** Shown when no recipe matches the address. */
export const RecipeNotFound = ({ suggestions }: { suggestions: Suggestions | null }) => (
  <ErrorMessage
    kicker="Page arrachée du carnet"
    title="Recette non trouvée"
    text="Impossible de trouver la recette demandée."
    below={<NextStops suggestions={suggestions} field={<SearchField />} />}
  />
);

const FAILED = 'Une erreur est survenue lors de la récupération de la recette.';

/**
 * Shown when the recipe could not be fetched; it tries again by itself when the network is back, or when the server takes
 * requests again. Exceptions thrown by
 * the page are left to the shell, which reports them.
 */
export function RecipeFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const retry = () => navigate(pathname + search, { replace: true });
  useWhenOnline(retry);
  useRetryAfter(error, retry);
  if (!isRouteErrorResponse(error)) throw error;
  const retryAfter = retryAfterOf(error);
  return (
    <ErrorMessage
      kicker="Vol retardé"
      title="Erreur"
      text={retryAfter === null ? FAILED : `${TOO_MANY} ${retryText(retryAfter)}`}
      failure={error}
    >
      <Button variant="light" onClick={retry}>
        <Icon path={icons.retry} />
        Réessayer
      </Button>
    </ErrorMessage>
  );
}

interface ErrorMessageProps {
  kicker: string;
  title: string;
  text: string;
  failure?: unknown;
  /** Buttons before the link to the home page. */
  children?: Elements;
  /** What follows the buttons. */
  below?: Elements;
}

/** Takes the place of the recipe and says the same in a toast, once. */
export function ErrorMessage({ kicker, title, text, failure, children, below }: ErrorMessageProps) {
  const { show } = useToasts();
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    show({ kind: 'error', title, description: text });
  }, [show, title, text]);
  return (
    <>
      <Head head={notFoundHead(useSite(), title)} />
      <Band className={styles.band}>
        <div className={stack(5)}>
          <Kicker onBand>{kicker}</Kicker>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <Reference failure={failure} />
          <p className={cluster(3)}>
            {children}
            <LinkButton to={PAGES.home} variant="light">
              Retour à l'accueil
            </LinkButton>
          </p>
          {below}
        </div>
      </Band>
    </>
  );
}
