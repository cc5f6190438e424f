import { PAGES } from '@tdt/contracts/plain';
import { notFoundHead } from '@tdt/domain';
import { useSite } from '@tdt/platform';
import { Band, EmptyState, Head, LinkButton } from '@tdt/ui';
import { BackHome } from './back-home.tsx';
import styles from './country-hero.module.css';
import { CountryTitle } from './country-title.tsx';

/** The country page when no country answers to the address. */
export function UnknownCountry() {
  return (
    <>
      <Head head={notFoundHead(useSite(), 'Pays non trouvé')} />
      <Band>
        <div className={styles.words}>
          <CountryTitle>du monde</CountryTitle>
          <p className={styles.lead}>
            Nous n'avons pas encore posé nos valises dans ce pays. D'autres tables vous attendent : laissez-vous guider
            par nos recettes.
          </p>
        </div>
      </Band>
      <EmptyState text="Aucune recette trouvée">
        <LinkButton to={PAGES.recipes}>Voir toutes les recettes</LinkButton>
      </EmptyState>
      <BackHome />
    </>
  );
}
