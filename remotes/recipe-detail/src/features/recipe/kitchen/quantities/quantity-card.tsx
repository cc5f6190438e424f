import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './quantity-card.module.css';

export interface QuantityCardProps {
  /** The quantity in the step. */
  anchor: HTMLElement;
  /** Of the ingredient. */
  name: string;
  quantity: string;
  /** What follows the quantity: "dont 30 cl ici", "en tout". */
  here: string | null;
  onClose: () => void;
}

/** On its way from the quantity to the card the pointer is over neither. */
const LEAVE_MS = 200;
/** Pixels between card, quantity and the edge of the window. */
const GAP = 6;

/** The row of an ingredient beside a quantity of it, as long as the pointer or the focus is there. Escape closes it. */
export function QuantityCard({ anchor, name, quantity, here, onClose }: QuantityCardProps) {
  const card = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!card.current) return;
    card.current.showPopover?.();
    place(card.current, anchor);
  }, [anchor]);

  useEffect(() => {
    const shown = card.current;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => clearTimeout(timer);
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !anchor.matches(':focus-visible')) timer = setTimeout(close, LEAVE_MS);
    };
    for (const element of [anchor, shown]) {
      element?.addEventListener('pointerenter', stay, options);
      element?.addEventListener('pointerleave', leave, options);
    }
    const isElsewhere = ({ target }: Event) =>
      !(target instanceof Node && (anchor.contains(target) || shown?.contains(target)));
    anchor.addEventListener('blur', () => close(), options);
    document.addEventListener('pointerdown', (event) => isElsewhere(event) && close(), options);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, () => close(), { ...options, capture: true });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [anchor]);

  return (
    <span ref={card} popover="manual" role="tooltip" className={styles.card} data-hide="print">
      <span className={styles.name}>{name}</span>
      <strong>{quantity}</strong>
      {here && <span>{here}</span>}
    </span>
  );
}

/** Puts the card under the last line of the quantity, over the first where there is no room, and inside the window. */
function place(card: HTMLElement, anchor: HTMLElement): void {
  const lines = [...anchor.getClientRects()];
  const { width, height } = card.getBoundingClientRect();
  const isRoom = (lines.at(-1)?.bottom ?? 0) + GAP + height <= innerHeight;
  const { left, top, bottom } = lines.at(isRoom ? -1 : 0) ?? anchor.getBoundingClientRect();
  card.style.left = `${Math.max(GAP, Math.min(left, document.documentElement.clientWidth - width - GAP))}px`;
  card.style.top = `${isRoom ? bottom + GAP : top - GAP - height}px`;
}
