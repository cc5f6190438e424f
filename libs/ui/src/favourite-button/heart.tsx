import type { RecipeCard } from '@tdt/contracts';
import { PAGE_SIZE_MAX } from '@tdt/contracts/plain';
import { changeFavourites, useFavourites, useToasts } from '@tdt/platform';
import { useEffect, useState } from 'react';
import { heart } from '../icon/paths.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { liveRegion } from '../live-region/live-region.ts';
import styles from './heart.module.css';

export interface HeartProps {
  recipe: Pick<RecipeCard, 'id' | 'title'>;
  /** Positions the button. */
  className?: string | undefined;
}

const FULL = {
  kind: 'info',
  title: `Vous avez déjà ${PAGE_SIZE_MAX} favoris`,
  description: 'Retirez-en un pour garder cette recette.',
} as const;

/**
 * The button itself. Its label is the next action, so it has no pressed state. A live region announces the result to
 * screen readers; others see the heart and the number in the header.
 */
export function Heart({ recipe: { id, title }, className }: HeartProps) {
  const toasts = useToasts();
  const saved = useFavourites();
  const isSaved = saved.includes(id);
  const [isToggled, setToggled] = useState(false);
  useEffect(() => void liveRegion(), []);

  function toggle() {
    if (!isSaved && saved.length >= PAGE_SIZE_MAX) return toasts.show(FULL);
    changeFavourites((ids) => (isSaved ? ids.filter((one) => one !== id) : [id, ...ids]));
    setToggled(true);
    // With the title, since a repeated text is not announced again.
    liveRegion().textContent = `${isSaved ? 'Retiré des favoris' : 'Ajouté aux favoris'} : ${title}`;
  }

  return (
    <span className={className}>
      <IconButton
        label={isSaved ? `Retirer ${title} des favoris` : `Ajouter ${title} aux favoris`}
        path={heart}
        className={styles.button}
        data-hide="print"
        data-saved={isSaved}
        data-toggled={isToggled}
        onClick={toggle}
      />
    </span>
  );
}
