import type { RecipeCard as Recipe } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { totalTime } from '@tdt/cuisine';
import { difficultyLabel, typeLabel } from '@tdt/domain/recipes';
import { Link } from '@tdt/platform';
import { useId } from 'react';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './recipe-card.module.css';

interface RecipeCardProps {
  recipe: Recipe;
  sizes: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** For lists of a single country. */
  hideCountry?: boolean;
  priority?: boolean;
}

/** A recipe in a list: picture, country, title, type, difficulty and time. */
export function RecipeCard({ recipe, sizes, level = 3, hideCountry, priority }: RecipeCardProps) {
  const id = useId();
  const Title = `h${level}` as const;
  const time = totalTime(recipe);
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.frame}>
        <Picture
          image={recipe.cover}
          sizes={sizes}
          cover
          decorative
          priority={priority ?? false}
          className={styles.picture}
        />
        {!hideCountry && recipe.country && <p className={styles.country}>{recipe.country.name}</p>}
      </div>
      <div className={styles.words}>
        <Title id={id} className={styles.title}>
          <Link className={styles.link} to={PAGES.recipe(recipe.slug)} viewTransition>
            {recipe.title}
          </Link>
        </Title>
        <p className={styles.facts}>
          <span>{typeLabel(recipe.type_recipe)}</span>
          <span>{difficultyLabel(recipe.difficulty, 'filter')}</span>
          {time && <span>{[time.total, time.rest].filter(Boolean).join(', ')}</span>}
          {time?.eve && <span>{time.eve}</span>}
        </p>
      </div>
      <FavouriteButton recipe={recipe} className={styles.favourite} />
    </article>
  );
}
