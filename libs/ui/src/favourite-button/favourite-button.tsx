import { type ComponentType, useEffect, useState } from 'react';
import type { HeartProps } from './heart.tsx';

let loaded: ComponentType<HeartProps> | null = null;

/**
 * A heart, 44 px wide, that saves a recipe among the visitor's favourites. It needs JavaScript, so it is not in the
 * document: its code loads after hydration, in one chunk with what else the page loads then. If that fails, the
 * next page retries.
 */
export function FavouriteButton(props: HeartProps) {
  const [Heart, setHeart] = useState(() => loaded);
  useEffect(() => {
    if (Heart) return;
    const show = (module: typeof import('./heart.tsx')) => {
      loaded = module.Heart;
      setHeart(() => loaded);
    };
    import(/* webpackChunkName: "hydrated" */ './heart.tsx').then(show, () => {});
  }, [Heart]);
  return Heart && <Heart {...props} />;
}
