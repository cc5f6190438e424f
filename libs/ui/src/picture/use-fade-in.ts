import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Fades a picture in: `isPending` from hydration until it is loaded; never for one that was loaded before. A picture
 * that fails stays pending: its placeholder is better than the browser's broken-image icon. The server's HTML is not
 * pending, so that pictures show without JavaScript.
 */
export function useFadeIn(): { ref: RefObject<HTMLImageElement | null>; isPending: boolean; settle: () => void } {
  const ref = useRef<HTMLImageElement>(null);
  const [isPending, setPending] = useState(false);
  useEffect(() => setPending(!ref.current?.naturalWidth), []);
  return { ref, isPending, settle: () => setPending(false) };
}
