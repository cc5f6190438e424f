import type { MenuCourse } from '@tdt/contracts';
import { PAGES, type RecipeTypeCode } from '@tdt/contracts/plain';
import { clockTime, dayOfTask, formatDuration, type PlannedTask, planMeal, readTime, stepAnchor } from '@tdt/domain';
import { Link } from '@tdt/platform';
import { Section } from '@tdt/ui';
import { COURSES } from './course-names.ts';
import styles from './plan.module.css';

/** What comes hot to the table is finished last. */
const FINISHED_LAST: readonly RecipeTypeCode[] = ['plat', 'entree', 'dessert'];

/** When to begin what, from the first piece of work to the table. */
export function Plan({ courses, heure }: { courses: readonly MenuCourse[]; heure: string }) {
  const table = readTime(heure) ?? 0;
  const dishes = FINISHED_LAST.flatMap((type) => courses.find((course) => course.type === type) ?? []);
  const tasks = planMeal(
    dishes.map(({ stages }) => stages),
    table,
  );
  const [first] = tasks;
  if (!first) return null;
  const days = [...new Set([...tasks.map(dayOfTask), ''])];
  return (
    <Section id="plan" kicker="En cuisine" title="Le plan de cuisine" tight>
      <div className={styles.layout}>
        <p className={styles.summary} role="status">
          {`Pour être à table à ${clockTime(table)}, commencez ${startOf(first)}.`}
        </p>
        <div>
          {days.map((day) => (
            <div key={day} className={styles.day}>
              {days.length > 1 && <h3 className={styles.dayName}>{day || 'le jour même'}</h3>}
              <ol className={styles.tasks}>
                {tasks
                  .filter((task) => dayOfTask(task) === day)
                  .map((task) => (
                    <Task key={`${task.start} ${task.dish}`} task={task} course={dishes[task.dish] as MenuCourse} />
                  ))}
                {day === '' && (
                  <li className={styles.table}>
                    <span className={styles.time}>{clockTime(table)}</span>
                    <strong className={styles.name}>À table !</strong>
                  </li>
                )}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

function Task({ task: { start, stages }, course: { type, recipe } }: { task: PlannedTask; course: MenuCourse }) {
  const [first, last] = [stages[0]?.steps, stages.at(-1)?.steps];
  const steps: [number, number] | '' = first && last ? [first[0], last[1]] : '';
  return (
    <li className={styles[type]}>
      <span className={styles.time}>{clockTime(start)}</span>
      <div>
        <p className={styles.course}>{COURSES[type].name}</p>
        <Link to={`${PAGES.recipe(recipe.slug)}${steps && `#${stepAnchor(steps[0])}`}`} className={styles.name}>
          {recipe.title}
        </Link>
        <p className={styles.stages}>
          {steps && `${stepsText(steps)} : `}
          {stages.map(stageText).join(', puis ')}
        </p>
      </div>
    </li>
  );
}

function stepsText([first, last]: [number, number]): string {
  if (first === last) return `Étape ${first}`;
  return `Étapes ${first} ${last === first + 1 ? 'et' : 'à'} ${last}`;
}

const KINDS = { preparation: 'de préparation', cooking: 'de cuisson', rest: 'de repos' } as const;

const stageText = ({ kind, minutes }: PlannedTask['stages'][number]): string =>
  `${formatDuration(minutes)} ${KINDS[kind]}`;

function startOf(task: PlannedTask): string {
  const day = dayOfTask(task);
  return `${day && `${day} `}à ${clockTime(task.start)}`;
}
