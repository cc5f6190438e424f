import type { RecipeStep } from '@tdt/contracts';
import { parseDuration, type StepPart } from '@tdt/domain';
import { icons } from '@tdt/ui';

/** Something of a step that takes time. */
export interface Duration {
  /** Unique within the step. */
  key: string;
  /** `null` for a time in the step's text. */
  label: string | null;
  icon: string;
  minutes: number;
}

const KINDS = [
  { key: 'duree_preparation', label: 'Préparation', icon: icons.clock },
  { key: 'duree_cuisson', label: 'Cuisson', icon: icons.pot },
  { key: 'duree_repos', label: 'Repos', icon: icons.hourglass },
] as const;

/** The durations of a step, and the further times that its text names. */
export function stepDurations(step: RecipeStep, parts: readonly StepPart[]): Duration[] {
  const stated = KINDS.flatMap((kind) => {
    const minutes = parseDuration(step[kind.key]);
    return minutes ? [{ ...kind, minutes }] : [];
  });
  const times = parts.flatMap((part) => (part.kind === 'time' ? part.minutes : []));
  const further = [...new Set(times)].filter((time) => stated.every(({ minutes }) => minutes !== time));
  return [...stated, ...further.map((minutes) => ({ key: `${minutes}`, label: null, icon: icons.hourglass, minutes }))];
}
