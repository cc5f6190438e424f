import { onStored, storedText, storeText } from '@tdt/platform/stored-text';
import { useSyncExternalStore } from 'react';

/** A choice of the user that this browser remembers. */
export interface StoredChoice<Value extends string> {
  values: readonly Value[];
  read: () => Value;
  choose: (value: Value) => void;
}

/** @param values the first one is the default */
export const storedChoice = <const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): StoredChoice<Value> => ({
  values,
  read() {
    const text = storedText(key);
    return values.find((value) => value === text) ?? values[0];
  },
  choose: (value) => storeText(key, value),
});

export const useChoice = <Value extends string>({ read }: StoredChoice<Value>): Value =>
  useSyncExternalStore(onStored, read);
