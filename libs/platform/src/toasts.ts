import { createContext, useContext } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  title: string;
  description?: string;
  kind: ToastKind;
  /** What it is about: it takes the place of an earlier one on the same topic. */
  topic?: string;
  /** How long it stays, in seconds; 5 unless told. */
  seconds?: number;
}

export interface Toasts {
  show(toast: Toast): void;
}

/** Filled by the shell. */
export const ToastsContext = createContext<Toasts>({ show: () => {} });

export function useToasts(): Toasts {
  return useContext(ToastsContext);
}
