/** What a search needs of a subscriber. */
export interface TextRow {
  _id: string;
  first_name: string;
  last_name: string;
  email: string;
  status: string;
  updated_at: Date;
}

/** How long after a search the texts stay in memory: 20 MB for 100,000 subscribers. */
const CACHED_MS = 600_000;
/** The clocks of the programs that write may differ by so much. */
const OVERLAP_MS = 60_000;

/**
 * Names and addresses, cached while editors search: to find a part of them, a database reads every document. Each
 * search first reads what has changed; subscribers removed meanwhile may still be found.
 * @param read subscribers who have changed at this time or later, in batches
 */
export function createSubscriberTexts(read: (since: Date) => AsyncIterable<TextRow[]>) {
  let cached: { texts: Map<string, string>; latest: number; refreshed: Promise<void> } | null = null;
  let expiry: NodeJS.Timeout | undefined;

  async function refresh(state: NonNullable<typeof cached>): Promise<void> {
    const since = new Date(Math.max(0, state.latest - OVERLAP_MS));
    for await (const rows of read(since)) {
      for (const { _id, first_name, last_name, email, status, updated_at } of rows) {
        if (status === 'erased') state.texts.delete(_id);
        else state.texts.set(_id, folded(`${first_name} ${last_name} ${email}`));
        state.latest = Math.max(state.latest, updated_at.getTime());
      }
    }
  }

  /** One refresh at a time; each search waits for one that has begun after it. */
  async function upToDate(): Promise<Map<string, string>> {
    cached ??= { texts: new Map(), latest: 0, refreshed: Promise.resolve() };
    const state = cached;
    clearTimeout(expiry);
    expiry = setTimeout(() => {
      cached = null;
    }, CACHED_MS).unref();
    state.refreshed = state.refreshed.catch(() => {}).then(() => refresh(state));
    await state.refreshed;
    return state.texts;
  }

  /** Ids of those whose names and address together contain each word, without case and accents. */
  return async function matching(q: string): Promise<string[]> {
    const texts = await upToDate();
    const words = folded(q).split(/\s+/);
    const ids: string[] = [];
    for (const [id, text] of texts) if (words.every((word) => text.includes(word))) ids.push(id);
    return ids;
  };
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
