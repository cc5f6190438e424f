/** Part of the distance scrolled that the picture moves; the style sheet's keyframes say the same. */
const SHARE = 0.22;

/** Moves the element behind the scroll, by script, until `signal` is aborted. */
export function drift(element: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const move = () => {
    frame = 0;
    const distance = Math.min(window.scrollY, window.innerHeight) * SHARE;
    element.style.setProperty('transform', `translate3d(0, ${distance.toFixed(1)}px, 0)`);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(move);
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
