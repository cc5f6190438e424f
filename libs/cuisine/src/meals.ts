/** When to start what, so that the courses of a meal are ready in time. */

export { clockTime, dayOfTask, type PlannedTask, planMeal, readTime, stagesOf } from './cooking/meal-plan.ts';
export { earliestTable, serveCourses } from './cooking/meal-times.ts';
