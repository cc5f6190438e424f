import { breadcrumbJsonLd, itemListJsonLd, listCrumbs, listHead } from '@tdt/domain';
import { useSite } from '@tdt/platform';
import { Band, Head, Kicker } from '@tdt/ui';
import { ActiveFilters } from './active-filters.tsx';
import styles from './all-recipes-page.module.css';
import { FilterPanel } from './filter-panel.tsx';
import { MorePages } from './more-pages.tsx';
import { ResultCount } from './result-count.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { type RecipeList, useRecipeList } from './use-recipe-list.ts';

/** All recipes, to search, filter and leaf through. */
export function AllRecipesPage() {
  const list = useRecipeList();
  const isEmpty = !list.isPending && !list.hasFailed && list.items?.length === 0;
  return (
    <>
      <ListHead list={list} isEmpty={isEmpty} />
      <Band>
        <div className={styles.words}>
          <Kicker onBand>Le grand carnet</Kicker>
          <h1 className={styles.title}>Toutes les recettes</h1>
          <SearchForm query={list.query} />
        </div>
      </Band>
      <div className={styles.content}>
        <FilterPanel query={list.query} facets={list.facets} />
        <div className={styles.state}>
          <ResultCount list={list} />
          <ActiveFilters query={list.query} facets={list.facets} />
        </div>
        <Results list={list} isEmpty={isEmpty} />
        <MorePages list={list} />
      </div>
    </>
  );
}

function ListHead({ list: { query, page, seo, items }, isEmpty }: { list: RecipeList; isEmpty: boolean }) {
  const site = useSite();
  const { q, pays, type, difficulte } = query;
  const picture = items?.[0]?.cover ?? null;
  const asked = { q, pays, page, isEmpty, picture, ...(type && { type }), ...(difficulte && { difficulte }) };
  const jsonLd = ON_SERVER ? [breadcrumbJsonLd(site, listCrumbs()), itemListJsonLd(site, items ?? [])] : [];
  return <Head head={listHead(site, seo, asked)} jsonLd={jsonLd} />;
}
