import type { MenuCourse } from '@tdt/contracts';
import { PAGES } from '@tdt/contracts/plain';
import { formatDuration } from '@tdt/cuisine';
import {
  clockTime,
  dayOfTask,
  earliestTable,
  type PlannedTask,
  planMeal,
  readTime,
  serveCourses,
} from '@tdt/cuisine/meals';
import { stepAnchor } from '@tdt/domain/seo';
import { type Elements, Link } from '@tdt/platform';
import { Section } from '@tdt/ui';
import { COURSES } from './course-names.ts';
import styles from './plan.module.css';
import { useTimeOfDay } from './use-time-of-day.ts';

type ServedCourse = MenuCourse & { served: number };

/** When to begin what, from the first piece of work to the last course. */
export function Plan({ courses, heure }: { courses: readonly MenuCourse[]; heure: string }) {
  const now = useTimeOfDay();
  const table = readTime(heure) ?? 0;
  const served = serveCourses(courses, table);
  const tasks = planMeal(served);
  const [first] = tasks;
  if (!first) return null;
  const isLate = now !== null && first.start >= 0 && first.start < now;
  const days = [...new Set([...tasks.map(dayOfTask), ''])];
  return (
    <Section
      id="plan"
      kicker="En cuisine"
      title="Le plan de cuisine"
      lead="Une seule chose à la fois pour vos mains, mais gardez un œil sur les cuissons."
      tight
    >
      <div className={styles.layout}>
        <div className={styles.summary} role="status">
          <p>{`Pour être à table à ${clockTime(table)}, commencez ${startOf(first)}.`}</p>
          {isLate && <p className={styles.late}>{lateText(now, earliestTable(courses, now))}</p>}
        </div>
        <div>
          {days.map((day) => (
            <div key={day} className={styles.day}>
              {days.length > 1 && <h3 className={styles.dayName}>{day || 'le jour même'}</h3>}
              <Tasks
                tasks={tasks.filter((task) => dayOfTask(task) === day)}
                courses={served}
                table={table}
                isMealDay={day === ''}
              />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface TasksProps {
  /** Those of one day. */
  tasks: readonly PlannedTask[];
  courses: readonly ServedCourse[];
  table: number;
  isMealDay: boolean;
}

/** The tasks of a day, on the day of the meal with the moment to sit down among them. */
function Tasks({ tasks, courses, table, isMealDay }: TasksProps) {
  const rows = (some: readonly PlannedTask[]): Elements =>
    some.map((task) => (
      <Task key={`${task.start} ${task.dish}`} task={task} course={courses[task.dish] as ServedCourse} />
    ));
  return (
    <ol className={styles.tasks}>
      {rows(tasks.filter(({ start }) => start < table))}
      {isMealDay && (
        <li className={styles.table}>
          <span className={styles.time}>{clockTime(table)}</span>
          <strong className={styles.name}>À table !</strong>
        </li>
      )}
      {rows(tasks.filter(({ start }) => start >= table))}
    </ol>
  );
}

function Task({ task: { start, stages }, course }: { task: PlannedTask; course: ServedCourse }) {
  const { type, recipe, served } = course;
  const [first, last] = [stages[0]?.steps, stages.at(-1)?.steps];
  const steps: [number, number] | '' = first && last ? [first[0], last[1]] : '';
  return (
    <li className={styles[type]}>
      <span className={styles.time}>{clockTime(start)}</span>
      <div>
        <p className={styles.course}>
          <span>{COURSES[type].name}</span>
          <span className={styles.served}>{`, ${COURSES[type].served} vers ${clockTime(served)}`}</span>
        </p>
        <Link to={`${PAGES.recipe(recipe.slug)}${steps && `#${stepAnchor(steps[0])}`}`} className={styles.name}>
          {recipe.title}
        </Link>
        <p className={styles.stages}>
          {`${steps && `${stepsText(steps)} : `}${stages.map(stageText).join(', puis ')}`}
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

function lateText(now: number, earliest: number | null): string {
  const today = earliest === null ? "c'est trop tard" : `à table au plus tôt vers ${clockTime(earliest)}`;
  return `Il est déjà ${clockTime(now)}\u00a0: pour aujourd'hui, ${today}.`;
}
