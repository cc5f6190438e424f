import type { CountryRef, RecipeCard as Recipe } from '@tdt/contracts';
import { deCountry } from '@tdt/domain';
import { Chip, RecipeCard, RecipeGrid, Section } from '@tdt/ui';
import { useId, useState } from 'react';
import { ALL, RELATED_FILTERS, type RelatedFilter } from './filter-related.ts';
import styles from './related.module.css';
import { type RelatedOfType, useRelated } from './use-related.ts';

interface RelatedProps {
  /** Of the recipe of the page. */
  id: string;
  country: CountryRef;
  /** The newest ones, of every type. */
  recipes: readonly Recipe[];
}

const NONE: Record<RelatedOfType['state'], string> = {
  whole: 'Aucune recette de ce type pour le moment.',
  loading: 'Un instant…',
  failed: "Ces recettes n'ont pas pu être chargées.",
};

/** What else is cooked in the country of the recipe. */
export function Related({ id, country, recipes }: RelatedProps) {
  const [filter, setFilter] = useState<RelatedFilter>(ALL);
  const { recipes: shown, state } = useRelated(id, recipes, filter);
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
          <p className={styles.none}>{NONE[state]}</p>
        ) : (
          <RecipeGrid>
            {shown.map((recipe) => (
              <li key={recipe.id}>
                <RecipeCard recipe={recipe} sizes="(width >= 1280px) 24rem, (width >= 640px) 45vw, 88vw" hideCountry />
              </li>
            ))}
          </RecipeGrid>
        )}
      </div>
    </Section>
  );
}

function TypeFilter({ value, onChange }: { value: RelatedFilter; onChange: (filter: RelatedFilter) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Type de plat</legend>
      {RELATED_FILTERS.map((filter) => (
        <Chip key={filter} name={name} checked={filter === value} onChange={() => onChange(filter)}>
          <span className={styles.word}>{filter}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
