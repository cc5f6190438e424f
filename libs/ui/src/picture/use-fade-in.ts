import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Lets a picture fade in: `isPending` from hydration until it is loaded, and never for one that was there already. One that
 * does not come stays pending: what lies behind it is better than the browser's mark of a broken picture. The server's
 * HTML is not pending, so that pictures show without JavaScript.
 */
export function useFadeIn(): { ref: RefObject<HTMLImageElement | null>; isPending: boolean; settle: () => void } {
  const ref = useRef<HTMLImageElement>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => setPending(!ref.current?.naturalWidth), []);
  return { ref, isPending, settle: () => setPending(false) };
}
