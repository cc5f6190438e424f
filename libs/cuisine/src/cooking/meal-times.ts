import type { MenuCourse } from '@tdt/contracts';
import type { RecipeTypeCode } from '@tdt/contracts/plain';
import { planMeal, type ServedDish } from './meal-plan.ts';
import { DAY } from './recipe-durations.ts';

type Course = Pick<MenuCourse, 'type' | 'stages'>;

/**
 * Minutes between a course and the one before it: a starter is eaten in half an hour, a main course in three quarters.
 * If all courses were ready at once, the hot ones would cool while the starter is eaten.
 */
const AFTER_THE_LAST: Readonly<Record<RecipeTypeCode, number>> = { entree: 0, plat: 30, dessert: 45 };

/**
 * The courses with the time at which each is served, the first of them at `table`: minutes from midnight.
 * @param courses in the order of the meal
 */
export function serveCourses<C extends Course>(courses: readonly C[], table: number): (C & ServedDish)[] {
  let served = table;
  return courses.map((course, index) => {
    if (index > 0) served += AFTER_THE_LAST[course.type];
    return { ...course, served };
  });
}

/**
 * The first time on five minutes at which the first course can be on the table, if the cook begins `now` (minutes from
 * midnight); `null`: not today any more. For courses without a long rest, which begin on the day of the meal: their plan
 * moves with the table.
 */
export function earliestTable(courses: readonly Course[], now: number): number | null {
  const table = upToFive(now);
  const begin = planMeal(serveCourses(courses, table))[0]?.start ?? now;
  const earliest = table + upToFive(now - begin);
  return earliest < DAY ? earliest : null;
}

const upToFive = (minutes: number): number => Math.ceil(minutes / 5) * 5;
