import { NEWSLETTER_API, PAGES } from '@tdt/contracts/plain';
import { useLoaderData, useSite } from '@tdt/platform';
import { Button, cluster, LinkButton } from '@tdt/ui';
import { type LinkData, loadLink } from './link.loader.ts';
import styles from './link-page.module.css';
import { LinkPage, RefusedLink } from './link-page.tsx';

// Both pages submit a plain form, which works without JavaScript. Opening a link changes nothing: mail scanners do it.
export const unsubscribePage = { Component: UnsubscribePage, loader: loadLink };
export const confirmPage = { Component: ConfirmPage, loader: loadLink };

/** Ends a subscription. */
function UnsubscribePage() {
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
  if (link.state !== 'asked') return <Unsubscribed />;
  return (
    <LinkPage title="Se désinscrire de la newsletter">
      <p className={styles.text}>
        Voulez-vous ne plus recevoir notre newsletter à l'adresse{' '}
        <strong className={styles.address}>{link.address}</strong> ?
      </p>
      <form method="post" action={NEWSLETTER_API.unsubscribe(link.token)} className={cluster(3)}>
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

function Unsubscribed() {
  const { newsletter } = useSite().features;
  return (
    <LinkPage title="Vous êtes désinscrit">
      <p className={styles.text}>
        {newsletter
          ? "C'est fait : vous ne recevrez plus notre newsletter. Les recettes, elles, restent ouvertes à tous. Et si vous changez d'avis, le formulaire est au bas de chaque page."
          : "C'est fait : vous ne recevrez plus notre newsletter. Les recettes, elles, restent ouvertes à tous."}
      </p>
      <RecipesLink />
    </LinkPage>
  );
}

/** The second step of a sign-up with double opt-in. */
function ConfirmPage() {
  const link = useLoaderData<LinkData>();
  const { newsletter } = useSite().features;
  if (link.state === 'fait') return <Confirmed />;
  if (link.state !== 'asked') {
    return (
      <RefusedLink>
        {newsletter && (
          <p className={styles.text}>
            Inscrivez-vous une nouvelle fois, au bas de chaque page : vous recevrez un nouveau lien.
          </p>
        )}
      </RefusedLink>
    );
  }
  return (
    <LinkPage title="Confirmer votre inscription">
      <p className={styles.text}>
        Plus qu'un geste, et nos prochaines escales arriveront à{' '}
        <strong className={styles.address}>{link.address}</strong>.
      </p>
      <form method="post" action={NEWSLETTER_API.confirm(link.token)} className={cluster(3)}>
        <Button type="submit" large>
          Confirmer mon inscription
        </Button>
      </form>
    </LinkPage>
  );
}

const Confirmed = () => (
  <LinkPage title="Inscription confirmée">
    <p className={styles.text}>Merci ! La prochaine escale arrivera directement dans votre boîte.</p>
    <RecipesLink />
  </LinkPage>
);

const RecipesLink = () => (
  <p className={cluster(3)}>
    <LinkButton to={PAGES.recipes}>Voir les recettes</LinkButton>
  </p>
);
