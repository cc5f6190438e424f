import type { RecipeStep } from '@tdt/contracts';
import { parseDuration } from '@tdt/cuisine';
import type { StepPart } from '@tdt/cuisine/steps';
import { icons } from '@tdt/ui';
import { DURATION_KINDS } from '../recipe/kitchen/duration-kinds.ts';

/** Something of a step that takes time. */
export interface Duration {
  /** Unique within the step. */
  key: string;
  /** `null` for a time in the step's text. */
  label: string | null;
  icon: string;
  minutes: number;
}

/** The durations of a step, and the further times that its text names. */
export function stepDurations(step: RecipeStep, parts: readonly StepPart[]): Duration[] {
  const stated = DURATION_KINDS.flatMap((kind) => {
    const minutes = parseDuration(step[kind.key]);
    return minutes ? [{ ...kind, minutes }] : [];
  });
  const times = parts.flatMap((part) => (part.kind === 'time' ? part.minutes : []));
  const further = [...new Set(times)].filter((time) => stated.every(({ minutes }) => minutes !== time));
  return [...stated, ...further.map((minutes) => ({ key: `${minutes}`, label: null, icon: icons.hourglass, minutes }))];
}
