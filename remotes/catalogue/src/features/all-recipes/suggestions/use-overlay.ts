import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows a list below the search field, over everything else: the band around the field would cut it off.
 * @param count number of its options; it is only there with some
 */
export function useOverlay(field: RefObject<HTMLElement | null>, count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (count === 0 || !element) return;
    const place = () => {
      const { left, bottom, width } = field.current?.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const places = { '--left': left + scrollX, '--below': bottom + scrollY, '--width': width };
      for (const [name, pixels] of Object.entries(places)) element.style.setProperty(name, `${pixels}px`);
    };
    place();
    // Older browsers show it in its place.
    element.showPopover?.();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [field, count]);
  return list;
}
