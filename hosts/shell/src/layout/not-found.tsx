import { PAGES } from '@tdt/contracts/plain';
import { useNavigate, useSite } from '@tdt/platform';
import { Button, Icon, icons, LinkButton } from '@tdt/ui';
import styles from './notice.module.css';
import { Notice } from './notice.tsx';

/** The 404 page; `recipe` for addresses under /recipe/. */
export function NotFound({ recipe = false }: { recipe?: boolean }) {
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
          className={`${styles.quiet} ${styles.scripted}`}
          onClick={() => (history.length > 1 ? navigate(-1) : navigate(PAGES.home))}
        >
          <Icon path={icons.arrowLeft} />
          Page précédente
        </Button>
      </Notice>
    </>
  );
}
