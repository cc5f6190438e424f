import type { FoundText as Found } from '@tdt/contracts';
import type { RecipeText } from '@tdt/contracts/plain';
import { Fragment } from 'react';
import styles from './recipe-columns.module.css';

/** Fields of one text each, and the names of one text of the others. */
const NAMES: Record<RecipeText, string> = {
  description: 'Description',
  cultural_context_title: 'Titre du contexte culturel',
  cultural_context: 'Contexte culturel',
  prep_tips: 'Conseil',
  groups: 'Groupe',
  ingredients_title: 'Titre des ingrédients',
  ingredients: 'Ingrédient',
  steps_title: 'Titre des étapes',
  steps: 'Étape',
};
const LISTS: readonly RecipeText[] = ['prep_tips', 'groups', 'ingredients', 'steps'];

/** Where a search found a recipe, with the words marked. */
export function FoundText({ field, place, excerpt }: Found) {
  const number = LISTS.includes(field) ? ` ${place}` : '';
  return (
    <span className={styles.found} lang="fr">
      <span>{`${NAMES[field]}${number} : `}</span>
      {excerpt.map((part, index) => (
        // Parts of one text: they never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>{index % 2 === 0 ? <span>{part}</span> : <mark>{part}</mark>}</Fragment>
      ))}
    </span>
  );
}
