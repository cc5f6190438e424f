import { fireEvent } from '@testing-library/react';

/**
 * Types a text into a field key by key, without a moment between the keys: for fields that act once the typing rests.
 * On a busy machine `user.type` rests between two keys.
 */
export function typeAtOnce(field: HTMLElement, text: string): void {
  field.focus();
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
}
