import type { CountryDetail } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { breadcrumbJsonLd, countryCrumbs, countryHead, deCountry, itemListJsonLd } from '@tdt/domain';
import { useLoaderData, useSite } from '@tdt/platform';
import { EmptyState, FlightPath, Head, LinkButton, RecipeCard, RecipeGrid, Section } from '@tdt/ui';
import { AboutCountry } from './about-country.tsx';
import { BackHome } from './back-home.tsx';
import { Collage } from './collage.tsx';
import type { CountryData } from './country.loader.ts';
import { CountryHero } from './country-hero.tsx';
import styles from './country-page.module.css';
import { UnknownCountry } from './unknown-country.tsx';

/** One country: its table in words and pictures, and its recipes. */
export function CountryPage() {
  const { country } = useLoaderData<CountryData>();
  return country ? <KnownCountry country={country} /> : <UnknownCountry />;
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
      <BackHome />
    </>
  );
}

function CountryRecipes({ country }: { country: CountryDetail }) {
  return (
    <Section id="recettes" kicker="À table" title={`Les recettes ${deCountry(country)}`} tight>
      {country.recipes.length === 0 ? (
        <EmptyState text="Aucune recette trouvée" />
      ) : (
        <RecipeGrid>
          {country.recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} sizes="(width >= 1280px) 24rem, (width >= 640px) 45vw, 88vw" hideCountry />
            </li>
          ))}
        </RecipeGrid>
      )}
      {country.recipe_count > country.recipes.length && (
        <p className={styles.more}>
          <LinkButton to={`${PAGES.recipes}?pays=${country.slug}`}>
            {`Voir toutes les recettes ${deCountry(country)} (${country.recipe_count})`}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
