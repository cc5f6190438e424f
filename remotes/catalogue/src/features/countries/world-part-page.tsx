import type { WorldPart } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { worldPartHead } from '@tdt/domain/heads';
import { breadcrumbJsonLd, itemListJsonLd, worldPartCrumbs } from '@tdt/domain/seo';
import { useLoaderData, useSite } from '@tdt/platform';
import { Band, Breadcrumb, Head, Kicker, LinkButton, Section, stack } from '@tdt/ui';
import { RecipeCards } from '@tdt/ui/recipes';
import cover from './countries-page.module.css';
import { CountryLinks } from './country-names.tsx';
import { RegionCountries } from './region-countries.tsx';
import { WorldMap } from './world-map/world-map.tsx';
import styles from './world-part-page.module.css';

/** A continent or a region: its map, its countries and its newest recipes. */
export function WorldPartPage() {
  const part = useLoaderData<WorldPart>();
  const site = useSite();
  const jsonLd = ON_SERVER ? [breadcrumbJsonLd(site, worldPartCrumbs(part)), itemListJsonLd(site, part.recipes)] : [];
  return (
    <>
      <Head head={worldPartHead(site, part)} jsonLd={jsonLd} />
      <Cover part={part} />
      <NewestRecipes part={part} />
      <Section id="pays" kicker="Carnet d'adresses" title={`Les ${part.total} pays`} tight>
        {part.kind === 'continent' ? (
          <RegionCountries regions={part.regions} />
        ) : (
          <CountryLinks countries={part.regions.flatMap(({ countries }) => countries)} />
        )}
      </Section>
    </>
  );
}

function Cover({ part }: { part: WorldPart }) {
  const { kind, name, total, recipe_count: recipes, map } = part;
  return (
    <Band plain>
      <div className={styles.layout}>
        <div className={stack(5)}>
          <Breadcrumb crumbs={worldPartCrumbs(part)} />
          <Kicker onBand>{kind === 'continent' ? 'Un continent à table' : 'Une région à table'}</Kicker>
          <h1>{name}</h1>
          <p className={cover.lead}>
            {recipes > 0
              ? `${total} pays, et déjà ${recipes} recette${recipes > 1 ? 's' : ''} rapportée${recipes > 1 ? 's' : ''} de là-bas.`
              : `${total} pays, qui attendent tous notre visite.`}
          </p>
        </div>
        {map && <WorldMap map={map} label={`Carte : ${name}`} />}
      </div>
    </Band>
  );
}

function NewestRecipes({ part: { name, recipes, recipe_count: count } }: { part: WorldPart }) {
  if (recipes.length === 0) return null;
  return (
    <Section
      id="recettes"
      kicker={name}
      title={count > recipes.length ? 'Les dernières recettes' : 'Les recettes'}
      tight
    >
      <RecipeCards recipes={recipes} />
      <p className={styles.more}>
        <LinkButton to={PAGES.recipes} variant="outline">
          Voir les recettes du monde entier
        </LinkButton>
      </p>
    </Section>
  );
}
