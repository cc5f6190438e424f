import type { RecipeCard, RecipeType } from '@tdt/contracts';
import { useEffect, useState } from 'react';
import { ALL, fetchOfType, filterRelated, mayHaveMore, type RelatedFilter } from './filter-related.ts';

type Answer = RecipeCard[] | 'failed';

export interface RelatedOfType {
  recipes: RecipeCard[];
  state: 'whole' | 'loading' | 'failed';
}

/**
 * The related recipes that a filter leaves. Those that came with the page are shown at once; when they may not be all,
 * the type is asked for, once.
 * @param newest of every type, as they came with the page of recipe `id`
 */
export function useRelated(id: string, newest: readonly RecipeCard[], filter: RelatedFilter): RelatedOfType {
  const [answers, setAnswers] = useState<Partial<Record<RecipeType, Answer>>>({});
  const answer = filter === ALL ? undefined : answers[filter];
  const isWhole = filter === ALL || !mayHaveMore(newest);

  useEffect(() => {
    if (filter === ALL || isWhole || answer !== undefined) return;
    const controller = new AbortController();
    const keep = (fresh: Answer) => {
      if (!controller.signal.aborted) setAnswers((known) => ({ ...known, [filter]: fresh }));
    };
    fetchOfType(id, filter, controller.signal).then(keep, () => keep('failed'));
    return () => controller.abort();
  }, [id, filter, isWhole, answer]);

  if (Array.isArray(answer)) return { recipes: answer, state: 'whole' };
  return { recipes: filterRelated(newest, filter), state: isWhole ? 'whole' : (answer ?? 'loading') };
}
