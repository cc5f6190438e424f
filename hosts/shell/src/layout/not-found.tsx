import type { Suggestions } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { useNavigate, useSite } from '@tdt/platform';
import { Button, Icon, icons, LinkButton } from '@tdt/ui';
import { NextStops, SearchField } from '@tdt/ui/recipes';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

interface NotFoundProps {
  /** For addresses under /recipe/. */
  recipe?: boolean;
  suggestions?: Suggestions | null;
}

/** The 404 page. */
export function NotFound({ recipe = false, suggestions = null }: NotFoundProps) {
  const navigate = useNavigate();
  const { name } = useSite();
  return (
    <>
      <title>{`Page non trouvée | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Notice
        kicker="Erreur 404"
        title="Page non trouvée"
        text={
          recipe
            ? "La recette que vous cherchez n'existe pas ou a été déplacée."
            : "Cette escale n'est sur aucune de nos cartes : la page que vous cherchez n'existe pas ou a été déplacée."
        }
        below={<NextStops suggestions={suggestions} field={<SearchField />} />}
      >
        <LinkButton to={PAGES.home} variant="light">
          Retour à l'accueil
        </LinkButton>
        {recipe && (
          <LinkButton to={PAGES.recipes} className={styles.quiet}>
            Voir toutes les recettes
          </LinkButton>
        )}
        <Button
          className={styles.quiet}
          data-hide="print no-script"
          onClick={() => (history.length > 1 ? navigate(-1) : navigate(PAGES.home))}
        >
          <Icon path={icons.arrowLeft} />
          Page précédente
        </Button>
      </Notice>
    </>
  );
}
