import type { CountryRef, RecipeCard as Recipe } from '@tdt/contracts';
import { deCountry } from '@tdt/domain';
import { Chip, cluster, Reference, Section } from '@tdt/ui';
import { RecipeCards } from '@tdt/ui/recipes';
import { useId, useState } from 'react';
import styles from './related.module.css';
import { ALL, type FilteredRecipes, RELATED_FILTERS, type RelatedFilter, useRelated } from './use-related.ts';

interface RelatedProps {
  /** Id of the recipe on the page. */
  id: string;
  country: CountryRef;
  /** The newest others of its country, of every type. */
  recipes: readonly Recipe[];
}

const EMPTY_TEXTS: Record<FilteredRecipes['state'], string> = {
  complete: 'Aucune recette de ce type pour le moment.',
  loading: 'Un instant…',
  failed: "Ces recettes n'ont pas pu être chargées.",
};

/** Other recipes from the same country, filtered by type. Nothing if there are none. */
export function Related({ id, country, recipes }: RelatedProps) {
  const [filter, setFilter] = useState<RelatedFilter>(ALL);
  const { recipes: shown, state, failure } = useRelated(id, recipes, filter);
  if (recipes.length === 0) return null;
  return (
    <Section
      id="autres-recettes"
      kicker="Prolonger le voyage"
      title={`D'autres recettes ${deCountry(country)}`}
      className={styles.related}
    >
      <TypeFilter value={filter} onChange={setFilter} />
      <div aria-live="polite" aria-busy={state === 'loading'}>
        {shown.length === 0 ? (
          <>
            <p className={styles.none}>{EMPTY_TEXTS[state]}</p>
            <Reference failure={failure} />
          </>
        ) : (
          <RecipeCards recipes={shown} hideCountry />
        )}
      </div>
    </Section>
  );
}

function TypeFilter({ value, onChange }: { value: RelatedFilter; onChange: (filter: RelatedFilter) => void }) {
  const name = useId();
  return (
    <fieldset className={cluster(2, styles.filter)} data-hide="no-script" aria-label="Type de plat">
      {RELATED_FILTERS.map((filter) => (
        <Chip key={filter} name={name} checked={filter === value} onChange={() => onChange(filter)}>
          <span className={styles.word}>{filter}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
