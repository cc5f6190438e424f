import type { MenuCourse, RecipeDetail } from '@tdt/contracts';
import { parseDuration } from './durations.ts';
import { DAY, daysBefore, EVE_REST, MORNING, recipeDurations } from './recipe-durations.ts';

type Stage = MenuCourse['stages'][number];
type Step = Pick<RecipeDetail['steps'][number], 'step_order' | 'duree_preparation' | 'duree_cuisson' | 'duree_repos'>;
type Timed = Pick<RecipeDetail, 'preparation_time' | 'cooking_time'> & { steps: readonly Step[] };

/**
 * What a recipe keeps the cook and the stove busy with, in order: stages of the same kind that follow each other are
 * one. A recipe whose steps state no work gets its own times, in one piece each.
 */
export function stagesOf(recipe: Timed): Stage[] {
  const steps = recipe.steps.toSorted((a, b) => a.step_order - b.step_order);
  const stages = steps.flatMap((step, index) => [
    stage('preparation', parseDuration(step.duree_preparation), index + 1),
    stage('cooking', parseDuration(step.duree_cuisson), index + 1),
    stage('rest', parseDuration(step.duree_repos), index + 1),
  ]);
  const { preparation, cooking, rest } = recipeDurations(recipe);
  const isTimed = stages.some((each) => each !== null && each.kind !== 'rest');
  const known = isTimed ? stages : [stage('preparation', preparation), stage('cooking', cooking), stage('rest', rest)];
  const joined: Stage[] = [];
  for (const each of known) {
    const last = joined.at(-1);
    if (each && last?.kind === each.kind) joined[joined.length - 1] = join(last, each);
    else if (each) joined.push(each);
  }
  return joined;
}

/** `null` without a time. */
const stage = (kind: Stage['kind'], minutes: number | null, step?: number): Stage | null =>
  minutes ? { kind, minutes, steps: step === undefined ? null : [step, step] } : null;

const join = (a: Stage, b: Stage): Stage => ({
  ...a,
  minutes: a.minutes + b.minutes,
  steps: a.steps && b.steps && [a.steps[0], b.steps[1]],
});

/** A course, and when it is to be on the table: minutes from the midnight before the meal. */
export interface ServedDish {
  stages: readonly Stage[];
  served: number;
}

/** Something to begin: a piece of work, with what then happens without the cook's hands. */
export interface PlannedTask {
  /** Minutes from the midnight before the meal: negative on the days before. */
  start: number;
  /** Position of the dish. */
  dish: number;
  stages: Stage[];
}

/** Long rests begin in the evening, at the latest at this time, or else from `MORNING` on. */
const EVENING = 21 * 60;
/** Minutes that the cook may be away from the table between courses, to finish one; longer work is done before. */
const AWAY = 15;

/** The last piece of work of a dish that is not planned yet, and when it has to be finished. */
interface Candidate {
  dish: number;
  /** Its stages: one of work, unless the dish begins without, then those that follow without hands. */
  stages: Stage[];
  /** Stages before it. */
  before: Stage[];
  /** When its work has to be done. */
  due: number;
}

/**
 * When to begin what, each as late as possible, so that each dish is ready when it is served. One pair of hands:
 * preparations do not overlap; cooking and rests go on beside them, also while the guests eat. What rests for `EVE_REST`
 * or longer is put to rest on an evening before. Planned from the end backwards, always the work that is due last.
 * @param dishes in the order of the meal; of two that are due at the same time, the earlier is finished last
 */
export function planMeal(dishes: readonly ServedDish[]): PlannedTask[] {
  const tasks: PlannedTask[] = [];
  const table = Math.min(...dishes.map(({ served }) => served));
  const candidates = dishes.flatMap(({ stages, served }, dish) => lastWork(dish, stages, served));
  let handsFreeUntil = Number.POSITIVE_INFINITY;
  while (candidates.length > 0) {
    candidates.sort((a, b) => b.due - a.due || a.dish - b.dish);
    const candidate = candidates.shift() as Candidate;
    const { dish, stages, before, due } = candidate;
    const work = stages[0]?.kind === 'preparation' ? stages[0].minutes : 0;
    const end = work > 0 ? Math.min(due, handsFreeUntil) : due;
    const start = onTheClock(end - work);
    if (work > 0 && end > table && (work > AWAY || start < table)) {
      candidates.push({ ...candidate, due: table });
      continue;
    }
    if (work > 0) handsFreeUntil = start;
    tasks.push({ start, dish, stages });
    candidates.push(...lastWork(dish, before, start));
  }
  return tasks.sort((a, b) => a.start - b.start || a.dish - b.dish);
}

/** Nobody begins at 17 h 42. */
const onTheClock = (minutes: number): number => Math.floor(minutes / 5) * 5;

/** None, if no stages are left. `end`: when the last of them has to be over. */
function lastWork(dish: number, stages: readonly Stage[], end: number): Candidate[] {
  if (stages.length === 0) return [];
  const first = Math.max(
    0,
    stages.findLastIndex(({ kind }) => kind === 'preparation'),
  );
  const own = stages.slice(first);
  const passive = own[0]?.kind === 'preparation' ? own.slice(1) : own;
  const due = passive.reduceRight((time, each) => beginningOf(each, time), end);
  return [{ dish, stages: own, before: stages.slice(0, first), due }];
}

/** When a stage without hands begins that has to be over at `end`. */
function beginningOf({ kind, minutes }: Stage, end: number): number {
  const latest = end - minutes;
  if (kind !== 'rest' || minutes < EVE_REST) return latest;
  // A dessert after midnight still belongs to the day of the meal.
  const eve = (Math.min(0, Math.floor(end / DAY)) - 1) * DAY + EVENING;
  const isNight = latest - Math.floor(latest / DAY) * DAY < MORNING;
  const evening = isNight ? (Math.floor(latest / DAY) - 1) * DAY + EVENING : latest;
  return Math.min(eve, evening);
}

/** The day of a task in words, '' on the day of the meal. */
export function dayOfTask({ start }: Pick<PlannedTask, 'start'>): string {
  const days = -Math.floor(start / DAY);
  return days <= 0 ? '' : daysBefore(days);
}

/** A time of the day as French writes it: '20 h', '18 h 05'. `minutes` count from any midnight. */
export function clockTime(minutes: number): string {
  const inDay = minutes - Math.floor(minutes / DAY) * DAY;
  const [hours, rest] = [Math.floor(inDay / 60), inDay % 60];
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes from midnight of a time as forms send it, such as '19:30'; `null` for anything else. */
export function readTime(text: string | null): number | null {
  const [, hours, minutes] = TIME.exec(text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
