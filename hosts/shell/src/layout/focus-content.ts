/** Moves the focus to the start of the content, so that the next Tab continues from there. */
export function focusContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
