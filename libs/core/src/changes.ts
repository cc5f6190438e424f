/** Tells whoever keeps copies of content that it changed. */
export interface Changes {
  announce(): void;
  /** Calls back after each change; returns the way to stop. */
  listen(listener: () => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
