import type { StepPart } from '@tdt/cuisine/steps';
import { expect, it } from 'vitest';
import { stepDurations } from './step-durations.ts';

const step = {
  id: '1',
  step_order: 1,
  description: '',
  group: null,
  duree_preparation: null,
  duree_cuisson: '15 minutes',
  duree_repos: 'une nuit',
  media: null,
};
const time = (minutes: number): StepPart => ({
  kind: 'time',
  text: `${minutes} minutes`,
  minutes,
  maxMinutes: minutes,
});

it('has the stated durations, then the other times of the text, each once', () => {
  const found = stepDurations(step, [time(2), { kind: 'text', text: ' puis ' }, time(13), time(15), time(2)]);
  expect(found.map(({ label, minutes }) => [label, minutes])).toEqual([
    ['Cuisson', 15],
    [null, 2],
    [null, 13],
  ]);
});
