import type { CountryDetail } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { deCountry } from '@tdt/domain';
import { countryHead } from '@tdt/domain/heads';
import { breadcrumbJsonLd, countryCrumbs, itemListJsonLd } from '@tdt/domain/seo';
import { useLoaderData, useSite } from '@tdt/platform';
import { cluster, EmptyState, FlightPath, Head, Icon, icons, LinkButton, Section } from '@tdt/ui';
import { RecipeCards } from '@tdt/ui/recipes';
import { AboutCountry } from './about-country.tsx';
import { Collage } from './collage.tsx';
import type { CountryData } from './country.loader.ts';
import { CountryHero } from './country-hero.tsx';
import styles from './country-page.module.css';
import { Nearby } from './nearby.tsx';
import { UnknownCountry } from './unknown-country.tsx';

/** One country: its cuisine in words and pictures, and its recipes. */
export function CountryPage() {
  const { country, suggestions } = useLoaderData<CountryData>();
  return (
    <>
      {country ? <KnownCountry country={country} /> : <UnknownCountry suggestions={suggestions} />}
      <BackHome />
    </>
  );
}

function KnownCountry({ country }: { country: CountryDetail }) {
  const site = useSite();
  const jsonLd = ON_SERVER
    ? [breadcrumbJsonLd(site, countryCrumbs(country)), itemListJsonLd(site, country.recipes)]
    : [];
  return (
    <>
      <Head head={countryHead(site, country)} jsonLd={jsonLd} />
      <CountryHero country={country} />
      <AboutCountry country={country} />
      <Collage images={[...country.category_images, ...country.recipe_images]} country={country} />
      <FlightPath className={styles.path} turn="left" />
      <CountryRecipes country={country} />
      <Nearby country={country} />
    </>
  );
}

function CountryRecipes({ country }: { country: CountryDetail }) {
  return (
    <Section id="recettes" kicker="À table" title={`Les recettes ${deCountry(country)}`} tight>
      {country.recipes.length === 0 ? (
        <EmptyState text="Aucune recette trouvée" />
      ) : (
        <RecipeCards recipes={country.recipes} hideCountry />
      )}
      {country.recipe_count > 0 && (
        <p className={cluster(3, styles.more)}>
          {country.recipe_count > country.recipes.length && (
            <LinkButton to={`${PAGES.recipes}?pays=${country.slug}`}>
              {`Voir toutes les recettes ${deCountry(country)} (${country.recipe_count})`}
            </LinkButton>
          )}
          <LinkButton to={PAGES.menu(country.slug)} variant="outline">
            <Icon path={icons.pot} />
            <span>{`Composer un menu ${deCountry(country)}`}</span>
          </LinkButton>
        </p>
      )}
    </Section>
  );
}

function BackHome() {
  return (
    <p className={styles.back}>
      <LinkButton to={PAGES.home} variant="outline">
        <Icon path={icons.arrowLeft} />
        Retour à l'accueil
      </LinkButton>
    </p>
  );
}
