/** The kinds of content that a site has copies of in memory. The repository of each kind announces what it writes. */
export type ContentKind = 'recipes' | 'countries' | 'pages' | 'sitemap';

/** Announces that the documents with these ids were written or removed; see `Changes.announce`. */
export type Announce = (ids: readonly string[]) => Promise<void>;

export type Changes = ReturnType<typeof createChanges>;

/** Connects what writes content with what keeps copies of it: read models, caches, the sitemap. */
export function createChanges() {
  const followers: { kind: ContentKind; reread: (ids: readonly string[]) => Promise<unknown> }[] = [];
  const listeners = new Set<(kind: ContentKind | null) => void>();

  function notify(kind: ContentKind | null): void {
    for (const listener of listeners) listener(kind);
  }

  return {
    /**
     * For the repository of this kind, after each write: has the read models read the documents with these ids again and
     * calls the listeners. Without ids, nothing was written.
     */
    async announce(kind: ContentKind, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      try {
        for (const follower of followers) if (follower.kind === kind) await follower.reread(ids);
      } finally {
        notify(kind);
      }
    },

    /** Adds a read model: `reread` is called with the ids of the documents of this kind that were written or removed. */
    follow(kind: ContentKind, reread: (ids: readonly string[]) => Promise<unknown>): void {
      followers.push({ kind, reread });
    },

    /**
     * Calls `listener` after each change, made here or by another program; then it does not know the kind. Returns a
     * function that stops this.
     */
    listen(listener: (kind: ContentKind | null) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Calls the listeners: for changes that another program made and the read models have taken over. */
    notify: (): void => notify(null),
  };
}
