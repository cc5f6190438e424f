import { NEWSLETTER_API, PAGES } from '@tdt/contracts/plain';
import { useLoaderData, useSite } from '@tdt/platform';
import { Button, LinkButton } from '@tdt/ui';
import type { LinkData } from './link.loader.ts';
import styles from './link-page.module.css';
import { LinkPage } from './link-page.tsx';
import { RefusedLink } from './refused-link.tsx';

/** Ends a subscription: one press on a plain form, with or without JavaScript. */
export function UnsubscribePage() {
  const link = useLoaderData<LinkData>();
  if (link.state === 'refuse') {
    return (
      <RefusedLink>
        <p className={styles.text}>
          Ouvrez le lien de désinscription du dernier message que vous avez reçu de nous, en entier.
        </p>
      </RefusedLink>
    );
  }
  if (link.state !== 'asked') return <Done />;
  return (
    <LinkPage title="Se désinscrire de la newsletter">
      <p className={styles.text}>
        Voulez-vous ne plus recevoir notre newsletter à l'adresse{' '}
        <strong className={styles.address}>{link.address}</strong> ?
      </p>
      <form method="post" action={NEWSLETTER_API.unsubscribe(link.token)} className={styles.actions}>
        <Button type="submit" large>
          Me désinscrire
        </Button>
        <LinkButton to={PAGES.home} variant="outline" large>
          Rester inscrit
        </LinkButton>
      </form>
    </LinkPage>
  );
}

function Done() {
  const { newsletter } = useSite().features;
  return (
    <LinkPage title="Vous êtes désinscrit">
      <p className={styles.text}>
        C'est fait : vous ne recevrez plus notre newsletter. Les recettes, elles, restent ouvertes à tous.
        {newsletter && " Et si vous changez d'avis, le formulaire est au bas de chaque page."}
      </p>
      <p className={styles.actions}>
        <LinkButton to={PAGES.recipes}>Voir les recettes</LinkButton>
      </p>
    </LinkPage>
  );
}
