/** The kinds of content that a site has copies of in memory. The repository of each kind announces what it writes. */
export type ContentKind = 'recipes' | 'countries' | 'pages' | 'sitemap';

/** What a writing method of a content repository resolves with: its answer, and the ids of the documents it wrote. */
export interface Written<Answer> {
  answer: Answer;
  ids: readonly string[];
}

type Writes = Record<string, (...args: never[]) => Promise<Written<unknown>>>;

type Announced<W extends Writes> = {
  [Name in keyof W]: W[Name] extends (...args: infer Args) => Promise<Written<infer Answer>>
    ? (...args: Args) => Promise<Answer>
    : never;
};

/** Connects what writes content with what keeps copies of it: read models, caches, the sitemap. */
export interface Changes {
  /**
   * The writing methods of a repository as its callers get them. Each resolves with its answer after the read models
   * have read the written documents again and the listeners were called.
   */
  announced<W extends Writes>(kind: ContentKind, writes: W): Announced<W>;
  /** Adds a read model: `reread` is called with the ids of the documents of this kind that were written or removed. */
  follow(kind: ContentKind, reread: (ids: readonly string[]) => Promise<unknown>): void;
  /**
   * Calls `listener` after each change, made here or by another program; then it does not know the kind. Returns a
   * function that stops this.
   */
  listen(listener: (kind: ContentKind | null) => void): () => void;
  /** Calls the listeners: for changes that another program made and the read models have taken over. */
  notify(): void;
}

export function createChanges(): Changes {
  const followers: { kind: ContentKind; reread: (ids: readonly string[]) => Promise<unknown> }[] = [];
  const listeners = new Set<(kind: ContentKind | null) => void>();

  function notify(kind: ContentKind | null): void {
    for (const listener of listeners) listener(kind);
  }

  async function announce(kind: ContentKind, ids: readonly string[]): Promise<void> {
    try {
      for (const follower of followers) if (follower.kind === kind) await follower.reread(ids);
    } finally {
      notify(kind);
    }
  }

  return {
    announced<W extends Writes>(kind: ContentKind, writes: W) {
      const announcing = Object.entries(writes).map(([name, write]) => [
        name,
        async (...args: never[]) => {
          const { answer, ids } = await write(...args);
          if (ids.length > 0) await announce(kind, ids);
          return answer;
        },
      ]);
      return Object.fromEntries(announcing) as Announced<W>;
    },
    follow(kind, reread) {
      followers.push({ kind, reread });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => notify(null),
  };
}
