import { diffWordsWithSpace } from 'diff';

/** A piece of two texts: of both, or of one of them. */
interface WordChange {
  text: string;
  change: 'added' | 'removed' | null;
}

/** Two texts, with what makes one of the other; `null`: too much. */
export interface ComparedText {
  before: string;
  after: string;
  changes: WordChange[] | null;
}

/** Compares two texts word by word. */
export type CompareWords = (before: string, after: string) => ComparedText;

/** Words added and removed beyond which two texts count as different: more cannot be read, and takes seconds to find. */
const CHANGES_MAX = 2000;
/** Milliseconds for all texts of a comparison, whose fields may have 1.7 million characters. */
const TIME_MS = 400;

/** Comparing the texts of one comparison, within a time for all of them together. */
export function createWordComparison(now: () => number = () => performance.now()): CompareWords {
  const endsAt = now() + TIME_MS;
  return (before, after) => {
    if (before === after) return { before, after, changes: [{ text: after, change: null }] };
    const timeout = endsAt - now();
    const changes =
      timeout > 0 ? diffWordsWithSpace(before, after, { timeout, maxEditLength: CHANGES_MAX })?.map(changeOf) : null;
    return { before, after, changes: changes ?? null };
  };
}

const changeOf = ({
  value: text,
  added,
  removed,
}: {
  value: string;
  added: boolean;
  removed: boolean;
}): WordChange => ({
  text,
  change: added ? 'added' : removed ? 'removed' : null,
});
