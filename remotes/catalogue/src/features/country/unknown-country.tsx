import type { Suggestions } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { notFoundHead } from '@tdt/domain/heads';
import { useSite } from '@tdt/platform';
import { Band, EmptyState, Head, LinkButton, stack } from '@tdt/ui';
import { NextStops, SearchField } from '@tdt/ui/recipes';
import styles from './country-hero.module.css';
import { CountryTitle } from './country-hero.tsx';

/** Content of the country page when no country has that address. */
export function UnknownCountry({ suggestions }: { suggestions: Suggestions | null }) {
  return (
    <>
      <Head head={notFoundHead(useSite(), 'Pays non trouvé')} />
      <Band>
        <div className={stack(5)}>
          <CountryTitle>du monde</CountryTitle>
          <p className={styles.lead}>
            Nous n'avons pas encore posé nos valises dans ce pays. D'autres tables vous attendent : laissez-vous guider
            par nos recettes.
          </p>
        </div>
      </Band>
      <EmptyState text="Aucune recette trouvée">
        <LinkButton to={PAGES.recipes}>Voir toutes les recettes</LinkButton>
        <NextStops suggestions={suggestions} field={<SearchField />} />
      </EmptyState>
    </>
  );
}
