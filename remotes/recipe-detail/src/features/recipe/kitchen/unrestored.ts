/**
 * `ref` of a controlled checkbox of the server's document. After a reload Firefox checks those that were checked before,
 * which React takes for its own state; `autocomplete="off"` is not for checkboxes.
 */
export const unrestored = (box: HTMLInputElement | null): void => {
  if (box) box.checked = box.defaultChecked;
};
