import { type ComponentType, useEffect, useState } from 'react';
import type { HeartProps } from './heart.tsx';

let loaded: ComponentType<HeartProps> | null = null;

/**
 * A heart that saves a recipe among the visitor's favourites, 44 px wide. Without JavaScript it could do nothing: it is not
 * in the document, and its code comes by itself once the page runs. If it does not come, the next page asks for it again.
 */
export function FavouriteButton(props: HeartProps) {
  const [Heart, setHeart] = useState(() => loaded);
  useEffect(() => {
    if (Heart) return;
    const show = (module: typeof import('./heart.tsx')) => {
      loaded = module.Heart;
      setHeart(() => loaded);
    };
    import(/* webpackChunkName: "heart" */ './heart.tsx').then(show, () => {});
  }, [Heart]);
  return Heart && <Heart {...props} />;
}
