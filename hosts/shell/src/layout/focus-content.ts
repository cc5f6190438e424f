/** Puts the focus at the start of the content, so that the next Tab goes on from there. */
export function focusContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
