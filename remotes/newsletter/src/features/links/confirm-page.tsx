import { NEWSLETTER_API, PAGES } from '@tdt/contracts/plain';
import { useLoaderData, useSite } from '@tdt/platform';
import { Button, LinkButton } from '@tdt/ui';
import type { LinkData } from './link.loader.ts';
import styles from './link-page.module.css';
import { LinkPage } from './link-page.tsx';
import { RefusedLink } from './refused-link.tsx';

/** The end of a sign-up that asks for a second yes: one press on a plain form, with or without JavaScript. */
export function ConfirmPage() {
  const link = useLoaderData<LinkData>();
  const { newsletter } = useSite().features;
  if (link.state === 'fait') return <Done />;
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
      <form method="post" action={NEWSLETTER_API.confirm(link.token)} className={styles.actions}>
        <Button type="submit" large>
          Confirmer mon inscription
        </Button>
      </form>
    </LinkPage>
  );
}

function Done() {
  return (
    <LinkPage title="Inscription confirmée">
      <p className={styles.text}>Merci ! La prochaine escale arrivera directement dans votre boîte.</p>
      <p className={styles.actions}>
        <LinkButton to={PAGES.recipes}>Voir les recettes</LinkButton>
      </p>
    </LinkPage>
  );
}
