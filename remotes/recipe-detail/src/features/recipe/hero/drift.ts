/** Distance that the picture moves per pixel scrolled; the keyframes in the style sheet use the same value. */
const RATIO = 0.22;

/** Lets the element lag behind the scroll until `signal` is aborted: parallax by script. */
export function drift(element: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const move = () => {
    frame = 0;
    const distance = Math.min(window.scrollY, window.innerHeight) * RATIO;
    element.style.setProperty('transform', `translate3d(0, ${distance.toFixed(1)}px, 0)`);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(move);
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}
