import { PAGES } from '@tdt/contracts/plain';
import { Link, useNewsletter, useSite } from '@tdt/platform';
import { Button, stack } from '@tdt/ui';
import { Brand } from './brand.tsx';
import styles from './site-footer.module.css';

const LINKS = [
  { to: PAGES.home, label: 'Accueil' },
  { to: PAGES.recipes, label: 'Recettes' },
  { to: PAGES.about, label: 'À propos' },
];

const LEGAL_LINKS = [
  { to: PAGES.legalNotice, label: 'Mentions légales' },
  { to: PAGES.privacy, label: 'Confidentialité' },
];

/** The end of every public page. */
export function SiteFooter() {
  const { name, tagline, legal, features } = useSite();
  return (
    <footer className={styles.footer} data-hide="print">
      <div className={styles.inner}>
        <div className={stack(4, styles.about)}>
          <Brand />
          <p className={styles.tagline}>{tagline}</p>
        </div>
        <nav aria-label="Pied de page">
          <h2 className={styles.heading}>Itinéraire</h2>
          <Links links={LINKS} className={styles.list} />
        </nav>
        {features.newsletter && <NewsletterCorner />}
        <div className={styles.end}>
          <p>{`© ${name}. Tous droits réservés.`}</p>
          {legal.enabled && (
            <nav aria-label="Informations légales">
              <Links links={LEGAL_LINKS} className={styles.legal} />
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

function Links({
  links,
  className,
}: {
  links: readonly { to: string; label: string }[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.link} viewTransition>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NewsletterCorner() {
  const { open } = useNewsletter();
  return (
    <div className={stack(4, styles.post)}>
      <h2 className={styles.heading}>Par avion</h2>
      <p>Une carte postale gourmande dans votre boîte, à chaque nouvelle escale.</p>
      <Button variant="light" onClick={open} data-hide="no-script">
        S'inscrire à la newsletter
      </Button>
      <noscript>
        <p>Pour vous y inscrire, activez JavaScript.</p>
      </noscript>
    </div>
  );
}
