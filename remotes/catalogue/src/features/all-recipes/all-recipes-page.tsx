import { PAGES } from '@tdt/contracts/plain';
import { listHead } from '@tdt/domain/heads';
import { listTitle } from '@tdt/domain/lists';
import { dietCaution } from '@tdt/domain/recipes';
import { breadcrumbJsonLd, itemListJsonLd, listCrumbs } from '@tdt/domain/seo';
import { Link, useSite } from '@tdt/platform';
import { useShownFirst } from '@tdt/platform/shown-first';
import { Band, Breadcrumb, Head, Kicker, stack } from '@tdt/ui';
import { ActiveFilters } from './active-filters.tsx';
import styles from './all-recipes-page.module.css';
import { FilterPanel } from './filter-panel.tsx';
import { MorePages } from './more-pages.tsx';
import { ResultCount } from './result-count.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListNavigation } from './use-list-navigation.ts';
import { type RecipeList, useRecipeList } from './use-recipe-list.ts';

/** The list of all recipes: search, filters and pages. */
export function AllRecipesPage() {
  const list = useRecipeList();
  const isEmpty = !list.isPending && !list.hasFailed && list.items?.length === 0;
  return (
    <>
      <ListHead list={list} isEmpty={isEmpty} />
      <Band>
        <div className={stack(5)}>
          <Breadcrumb crumbs={listCrumbs()} />
          <Kicker onBand>Le grand carnet</Kicker>
          <h1 className={styles.title}>{listTitle(list.query, countryOf(list))}</h1>
          <SearchForm query={list.query} />
          <Link to={PAGES.countries} className={styles.countries} viewTransition>
            Tous les pays, région par région
          </Link>
        </div>
      </Band>
      <div className={stack(5, styles.content)}>
        <Filters list={list} />
        {list.isByDiet && !isEmpty && <p className={styles.caution}>{`${list.notice} ${dietCaution()}`.trim()}</p>}
        <Results list={list} isEmpty={isEmpty} />
        <MorePages list={list} />
      </div>
    </>
  );
}

/**
 * What is chosen shows at once, and whatever is pressed next adds to it. The row of active filters changes with the
 * list: it would move the cards, which takes too long before the paint that shows the press.
 */
function Filters({ list }: { list: RecipeList }) {
  const { query, facets } = list;
  const [chosen, choose] = useShownFirst(query, useListNavigation());
  return (
    <>
      <FilterPanel query={chosen} facets={facets} onChoose={choose} />
      <div className={styles.state}>
        <ResultCount list={list} />
        <ActiveFilters query={query} chosen={chosen} facets={facets} />
        <SortSelect query={chosen} onChoose={choose} />
      </div>
    </>
  );
}

function ListHead({ list, isEmpty }: { list: RecipeList; isEmpty: boolean }) {
  const site = useSite();
  const { query, page, seo, items } = list;
  const shown = { ...query, page, isEmpty, picture: items?.[0]?.cover ?? null, country: countryOf(list) };
  const jsonLd = ON_SERVER ? [breadcrumbJsonLd(site, listCrumbs()), itemListJsonLd(site, items ?? [])] : [];
  return <Head head={listHead(site, seo, shown)} jsonLd={jsonLd} />;
}

/** The country of the list, once its recipes are here; its name only, if it has none. */
function countryOf({ query, items, facets, isPending }: RecipeList) {
  if (isPending) return null;
  const recipe = items?.find(({ country }) => country?.slug === query.pays);
  return recipe?.country ?? facets?.pays.find(({ value }) => value === query.pays)?.label ?? null;
}
