/**
 * Handles the rejection of transitions that another navigation, or a hidden tab, skips: React Router leaves it
 * unhandled, and browsers would report an error of the page.
 */
export function handleSkippedTransitions(): void {
  const { startViewTransition } = document;
  if (!startViewTransition) return;
  document.startViewTransition = (update) => {
    const transition = startViewTransition.call(document, update);
    transition.ready.catch(() => {});
    return transition;
  };
}
