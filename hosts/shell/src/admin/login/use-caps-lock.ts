import { type KeyboardEvent, useState } from 'react';

/**
 * Whether the capitals are locked, for an element around a field of a password: known once a key is pressed there. It is
 * not taken back when the field is left: what moves then would slip away from under the press that leaves it.
 */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // What password managers send as presses of keys has no such method.
  const look = ({ nativeEvent }: KeyboardEvent) => setOn(nativeEvent.getModifierState?.('CapsLock') ?? false);
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } };
}
