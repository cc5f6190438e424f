const PRESS = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * Lets messages be pressed that the shell shows above an open dialog, in a popover. There they are inert: a press would reach
 * what lies beneath, send the form, or close the dialog as a press beside it. It takes the message away instead.
 * @returns the way back
 */
export function letMessagesBePressed(): () => void {
  for (const type of PRESS) addEventListener(type, take, true);
  return () => {
    for (const type of PRESS) removeEventListener(type, take, true);
  };
}

function take(event: MouseEvent): void {
  // A click that a key or a program makes has no place.
  if (event.type === 'click' && event.detail === 0) return;
  const message = [...document.querySelectorAll('[popover]:popover-open > *')].find((item) => holds(item, event));
  if (!message) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === 'click') message.querySelector('button')?.click();
}

function holds(item: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
