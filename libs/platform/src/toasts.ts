import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  title: string;
  description?: string;
  kind: ToastKind;
  /** A small line at the end: the reference of a failed request. */
  note?: string;
  /** A button that takes back what the toast reports, and removes it. */
  action?: { label: string; onPress: () => void };
  /** A toast replaces an earlier one of the same topic. */
  topic?: string;
  /** Duration in seconds, 5 by default, 10 with a button. */
  seconds?: number;
}

/** Topic of how the save of a form ended. Its errors go once the user types in a form. */
export const FORM_TOPIC = 'save';

export interface Toasts {
  show(toast: Toast): void;
  /** Removes the errors of a topic, since they are no longer true. */
  dismiss(topic: string): void;
}

/** Provided by the shell. */
export const ToastsContext = createContext<Toasts>({ show: () => {}, dismiss: () => {} });

export function useToasts(): Toasts {
  return useContext(ToastsContext);
}
