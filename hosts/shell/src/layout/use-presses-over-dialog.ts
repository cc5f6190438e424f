import { type RefObject, useEffect, useEffectEvent } from 'react';

const PRESS = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * Lets the items of a popover be pressed that lies over an open dialog. There it is inert: a press would reach what lies
 * beneath, send the dialog's form, or close the dialog as a press beside it.
 * @param onPress told of the number of the item that was pressed
 */
export function usePressesOverDialog(
  list: RefObject<HTMLElement | null>,
  isShown: boolean,
  onPress: (at: number) => void,
) {
  const take = useEffectEvent((event: MouseEvent) => {
    // A click that a key makes has no place.
    if (event.detail === 0 && event.type === 'click') return;
    const { current } = list;
    if (!current?.matches(':popover-open')) return;
    const at = [...current.children].findIndex((item) => holds(item.getBoundingClientRect(), event));
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') onPress(at);
  });
  useEffect(() => {
    if (!isShown) return;
    const listener = (event: MouseEvent) => take(event);
    for (const type of PRESS) addEventListener(type, listener, true);
    return () => {
      for (const type of PRESS) removeEventListener(type, listener, true);
    };
  }, [isShown]);
}

function holds({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
